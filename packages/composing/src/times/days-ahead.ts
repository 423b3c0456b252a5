import type * as chrono from 'chrono-node';

type Reference = Parameters<chrono.Parser['extract']>[0]['reference'];

/** The day from which a text is read. */
export function readToday(reference: Reference): Temporal.PlainDate {
  const today = reference.getDateWithAdjustedTimezone();
  return Temporal.PlainDate.from({
    year: today.getFullYear(),
    month: today.getMonth() + 1,
    day: today.getDate(),
  });
}

export const daysFrom = (first: Temporal.PlainDate, count: number): Temporal.PlainDate[] =>
  Array.from({ length: count }, (_, days) => first.add({ days }));
