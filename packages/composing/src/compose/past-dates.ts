import { toSheet, type Fact, type FactSheet } from '../facts/read-facts.ts';
import { defaultCalendar, toMoment } from '../times/calendar.ts';
import { readDay } from '../times/read-moment.ts';
import type { StepRequest } from './types.ts';

/** A day that has passed is none to propose in answer to a reply, as whose own it is kept, and not the next date of a report. */
export function withoutPast(sheet: FactSheet, request: StepRequest): FactSheet {
  const date = sheet.find('date');
  const { inputs } = request.definition;
  // What a report says is dated today is the report.
  const first = inputs.includes('milestone') ? 1 : 0;
  if (date === undefined || !(countDaysAhead(date, request) < first)) return sheet;
  const label = inputs.includes('reply') ? `${date.label} (has passed)` : date.label;
  return toSheet(sheet.facts.map((fact) => (fact === date ? toPassed(fact, label) : fact)));
}

/** It is on record, and no day to meet on, nor one that a text has to tell. */
const toPassed = (fact: Fact, label: string): Fact => ({
  ...fact,
  label,
  names: ['passeddate'],
  fields: [...(fact.fields ?? []), 'date'],
});

/** How many days of the workspace's calendar there are until the date; NaN where it names none. */
export function countDaysAhead(
  { value }: Fact,
  { now, calendar = defaultCalendar }: StepRequest,
): number {
  const day = now && readDay(value, now, calendar);
  if (now === undefined || day === undefined) return Number.NaN;
  return toMoment(now, calendar).toPlainDate().until(day).days;
}

/** The date of an inspection that has been made is not that on which its sheet will be signed. */
export const nameByPast = (fact: Fact, request: StepRequest): Fact =>
  fact.names[0] === 'date' && countDaysAhead(fact, request) <= 0
    ? { ...fact, names: ['inspectedon'] }
    : fact;
