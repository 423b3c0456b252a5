import { withCurrency } from './money.ts';
import type { Fact, FactSheet } from './read-facts.ts';

/** Of a moment, as programs write it, the day. */
const isoDates =
  /(?<![\w-])\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?(?![\w:-])/g;

/** A fact as it stands in a sentence: dates in words, amounts with their currency where it is on record. */
export const plainValue = (fact: Fact, sheet: FactSheet): string =>
  withCurrency(fact, fact.value, sheet).replace(
    isoDates,
    (date) => spokenDate(date.slice(0, 10)) ?? date,
  );

/** `2026-03-09` as `9 March 2026`; null for a day that is in no calendar. */
function spokenDate(value: string): string | null {
  const at = new Date(`${value}T00:00:00Z`);
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== value) return null;
  return spoken.format(at);
}

const spoken = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
