import { toDay, type CalendarDate } from './read-specifics.ts';

/** As people write the terms of a plan out: `sixty days before the contract ends`. */
const spelled: Readonly<Record<string, number>> = {
  ten: 10,
  fourteen: 14,
  twenty: 20,
  thirty: 30,
  sixty: 60,
  ninety: 90,
};
const term = new RegExp(
  `(?<![\\d.,])(?<number>\\d{1,3}|\\b(?:${Object.keys(spelled).join('|')})) (?:working |calendar |clear )?(?<unit>day|week|month)s?\\b`,
  'gi',
);
const mostTerms = 10;

/** The days that lie a term of the texts before or after a date. */
export function reckonDays(texts: readonly string[], dates: readonly CalendarDate[]): Set<number> {
  const terms = texts
    .flatMap((text) => [...text.matchAll(term)])
    .slice(0, mostTerms)
    .map(({ groups = {} }) => ({ number: readNumber(groups['number']!), unit: groups['unit'] }));
  const whole = dates.filter((date) => !Number.isNaN(toDay(date)));
  return new Set(
    terms.flatMap(({ number, unit = '' }) =>
      [-number, number].flatMap((by) => whole.map((date) => moveDay(date, by, unit))),
    ),
  );
}

const readNumber = (said: string): number => spelled[said.toLowerCase()] ?? Number(said);

const moveDay = (date: CalendarDate, by: number, unit: string): number => {
  if (/^month$/i.test(unit)) {
    const { year = 0, month = 1, day = 1 } = date;
    // A month before 31 January is 31 December, two are 30 November.
    const first = Date.UTC(year, month - 1 + by, 1);
    const last = new Date(Date.UTC(year, month + by, 0)).getUTCDate();
    return first / 86_400_000 + Math.min(day, last) - 1;
  }
  return toDay(date) + by * (/^week$/i.test(unit) ? 7 : 1);
};
