import { expect, it } from 'vitest';
import { defaultCalendar } from './calendar.ts';
import { readMoment } from './read-moment.ts';

const now = new Date('2026-11-26T10:00:00Z');
const read = (text: string): string => {
  const reading = readMoment(text, now, defaultCalendar);
  return reading.kind === 'moment' ? reading.moment.toPlainDateTime().toString() : reading.question;
};

it.each([
  ['Tuesday 1st Dec 3 to 5 pm', '2026-12-01T15:00:00'],
  ['Tue 1st Dec, 3 to 5 pm', '2026-12-01T15:00:00'],
  ['5 Dec 2 till 4', '2026-12-05T14:00:00'],
  ['7th January 9 - 11.30 am', '2027-01-07T09:00:00'],
])('takes no hour behind a day for the day of its month: %s', (text, day) =>
  expect(read(text)).toBe(day),
);

it.each([
  ['Dec 3 to 5', '2026-12-03T00:00:00'],
  ['3 to 5 December', '2026-12-03T00:00:00'],
])('still reads days of a month from one to another: %s', (text, day) =>
  expect(read(text)).toBe(day),
);
