import type { Calendar } from './calendar.ts';
import { readDay } from './read-moment.ts';

const slashed = /(?<![\d/])(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})(?![\d/])/;

/** The days that a date may mean: two where day and month cannot be told apart, as in `12/2/26`. */
export function readPossibleDays(
  written: string,
  now: Date,
  calendar: Calendar,
): Temporal.PlainDate[] {
  const day = readDay(written, now, calendar);
  if (day !== undefined) return [day];
  const [first, second, year] = slashed.exec(written)?.slice(1).map(Number) ?? [];
  if (first === undefined || second === undefined || year === undefined) return [];
  return [
    { day: first, month: second },
    { day: second, month: first },
  ]
    .filter((one) => one.day >= 1 && one.month >= 1 && one.day <= 12 && one.month <= 12)
    .map((one) => Temporal.PlainDate.from({ ...one, year: year < 100 ? 2_000 + year : year }));
}
