import { defaultCalendar } from '../times/calendar.ts';
import { withDateOrder } from '../times/date-order.ts';
import { writeDates, type WrittenDate } from '../times/write-dates.ts';
import { writeNextDate } from '../times/write-next-date.ts';
import { enumerate } from '../request/sections.ts';
import type { StepRequest } from '../request/types.ts';

/** The request with its relative dates as dates, how they were said, and the order of those in figures. */
export interface DatedRequest extends StepRequest {
  writtenDates: readonly WrittenDate[];
}

export function dateRequest(given: StepRequest): DatedRequest {
  const { context, now, saidAt = now, calendar = defaultCalendar } = given;
  if (saidAt === undefined) return { ...given, writtenDates: [] };
  const ordered = withDateOrder(context, saidAt, calendar);
  const read = writeDates(context, saidAt, calendar);
  // A report to a customer tells of a next date, and of no past one.
  const dated = given.definition.inputs.includes('milestone')
    ? writeNextDate(read, saidAt, ordered)
    : read;
  return {
    ...given,
    context: dated.context,
    calendar: ordered,
    writtenDates: dated.written,
  };
}

/** `Read as a date: due date ("tomorrow").`, for a summary. */
export function describeWritten(dates: readonly WrittenDate[]): string {
  const said = dates.map(({ label, words }) => `${label} ("${words}")`);
  const told = [...new Set(said)].slice(0, mostTold);
  return told.length === 0 ? '' : `Read as a date: ${enumerate(told)}.`;
}

const mostTold = 3;
