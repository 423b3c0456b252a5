import { normalName } from '../facts/field-names.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { defaultCalendar, toMoment } from '../times/calendar.ts';
import { readDay } from '../times/read-moment.ts';
import { findLater } from './ask-of-texts.ts';
import type { StepRequest } from './types.ts';

const name = 'messageDay';

/** The day of the first message to somebody who asks to be written to later: the date on record, as a fact. */
export function findMessageDay(
  sheet: FactSheet,
  { now, calendar = defaultCalendar }: Pick<StepRequest, 'now' | 'calendar'>,
): Fact[] {
  const date = sheet.find('date');
  if (date === undefined || now === undefined || findLater(sheet) === undefined) return [];
  const day = readDay(date.value, now, calendar);
  const today = toMoment(now, calendar).toPlainDate();
  if (day === undefined || Temporal.PlainDate.compare(day, today) <= 0) return [];
  const value = `on ${day.toLocaleString('en-GB', { dateStyle: 'long' })}`;
  return [
    { path: [...date.path, name], label: 'Day of the message', names: [normalName(name)], value },
  ];
}
