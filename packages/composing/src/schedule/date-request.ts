import type { JsonObject } from '@workspace-ops/contracts';
import { normalName, spacedName } from '../facts/field-names.ts';
import { defaultCalendar, toMoment, type Calendar } from '../times/calendar.ts';
import { withDateOrder } from '../times/date-order.ts';
import { writeDates, type Dated, type WrittenDate } from '../times/write-dates.ts';
import { enumerate } from '../request/sections.ts';
import type { StepRequest } from '../request/types.ts';
import { readPossibleDays } from '../times/read-possible-days.ts';

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

/** A report may bear a date of some weeks ago itself, and a next date is seldom far ahead. */
const days = { past: 28, ahead: 120 };
const slashed = /^\d{1,2}\/\d{1,2}\/(?:\d{4}|\d{2})$/;

/** The context with its next date, `10/12/2026`, as the only day of the two it may be that lies ahead. */
function writeNextDate(dated: Dated, now: Date, calendar: Calendar): Dated {
  const written: WrittenDate[] = [];
  const entries = Object.entries(dated.context).map(([key, value]) => {
    if (typeof value !== 'string' || normalName(key) !== 'date') return [key, value] as const;
    const date = findAhead(value.trim(), now, calendar);
    if (date === null) return [key, value] as const;
    written.push({ label: spacedName(key), words: value.trim(), date });
    return [key, date] as const;
  });
  if (written.length === 0) return dated;
  const context: JsonObject = Object.fromEntries(entries);
  return { context, written: [...dated.written, ...written] };
}

function findAhead(value: string, now: Date, calendar: Calendar): string | null {
  if (!slashed.test(value)) return null;
  const today = toMoment(now, calendar).toPlainDate();
  const possible = readPossibleDays(value, now, calendar).map((day) => ({
    day: day.toString(),
    left: today.until(day, { largestUnit: 'day' }).days,
  }));
  const ahead = possible.find(({ left }) => left > 0 && left <= days.ahead);
  const isOtherOver = possible.some(({ left }) => left <= -days.past);
  return possible.length === 2 && ahead !== undefined && isOtherOver ? ahead.day : null;
}
