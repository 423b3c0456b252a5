import { normalName } from '../facts/field-names.ts';
import { toSheet, type Fact, type FactSheet } from '../facts/read-facts.ts';
import { defaultCalendar, toMoment } from '../times/calendar.ts';
import { readDay, readMoment } from '../times/read-moment.ts';
import type { StepRequest } from '../request/types.ts';

/** A day that has passed is none to propose in answer to a reply, as whose own it is kept, and not the next date of a report. */
export function withoutPast(given: FactSheet, request: StepRequest): FactSheet {
  const sheet = withoutPassedEnd(given, request);
  const date = sheet.find('date');
  const { inputs } = request.definition;
  if (date === undefined) return sheet;
  const days = countDaysAhead(date, request);
  // What is dated today is the report, or the reply: whoever is to be met today is met at an hour.
  const isOwn = days === 0 && (!inputs.includes('reply') || !namesHour(date, request));
  if (!(days < 0 || isOwn)) return sheet;
  const label = days < 0 && inputs.includes('reply') ? `${date.label} (has passed)` : date.label;
  return toSheet(sheet.facts.map((fact) => (fact === date ? toPassed(fact, label) : fact)));
}

/** Nor is one by which the work was to be done. */
function withoutPassedEnd(sheet: FactSheet, request: StepRequest): FactSheet {
  const end = sheet.find('completionAhead');
  return end === undefined || !(countDaysAhead(end, request) < 0)
    ? sheet
    : toSheet(sheet.facts.map((fact) => (fact === end ? toPassed(fact, fact.label) : fact)));
}

/** It is on record, and no day to meet on, nor one that a text has to tell. */
const toPassed = (fact: Fact, label: string): Fact => ({
  ...fact,
  label,
  names: ['passeddate'],
  fields: [...(fact.fields ?? []), 'date'],
});

function namesHour({ value }: Fact, { now, calendar = defaultCalendar }: StepRequest): boolean {
  const reading = now && readMoment(value, now, calendar);
  return reading?.kind === 'moment' && reading.hasTime;
}

/** How many days of the workspace's calendar there are until the date; NaN where it names none. */
export function countDaysAhead(
  { value }: Fact,
  { now, calendar = defaultCalendar }: Pick<StepRequest, 'now' | 'calendar'>,
): number {
  const day = now && readDay(value, now, calendar);
  if (now === undefined || day === undefined) return Number.NaN;
  return toMoment(now, calendar).toPlainDate().until(day).days;
}

/** The date of an inspection that has been made is not that on which its sheet will be signed. */
export const nameByPast = (fact: Fact, request: StepRequest): Fact => {
  if (fact.names[0] !== 'date' || !(countDaysAhead(fact, request) <= 0)) return fact;
  // `inspection: { date }` says what it is the date of.
  const isOfInspection = fact.path.length > 1 && isInspection(fact.path.at(-2)!);
  return { ...fact, names: [isOfInspection ? 'inspectiondate' : 'passeddate'] };
};
const isInspection = (name: string): boolean =>
  /^(?:inspections?|checks?|tests?|findings?|checklist)$/.test(normalName(name));
