import { normalName } from './field-names.ts';
import { withCurrency } from './money.ts';
import type { Fact, FactSheet } from './read-facts.ts';

const isoDates = /(?<![\w-])\d{4}-\d{2}-\d{2}(?![\w:-])/g;

/** As programs write a moment: seconds and less are for them. */
const isoMoments =
  /(?<![\w-])(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?(?![\w:-])/g;

/** A fact as it stands in a sentence: dates and moments in words, amounts with their currency where it is on record. */
export const plainValue = (fact: Fact, sheet: FactSheet): string =>
  withSpokenDays(withCurrency(fact, withPercent(fact), sheet));

/** A text with the dates and moments that a program wrote in words. */
export const withSpokenDays = (text: string): string =>
  text.replace(isoMoments, spokenMoment).replace(isoDates, (date) => spokenDate(date) ?? date);

/** `percentComplete: 45` */
function withPercent({ path, value }: Fact): string {
  const name = normalName(path.at(-1)!);
  if (!percent.test(name) || !/^\d{1,3}(?:\.\d{1,2})? ?%?$/.test(value)) return value;
  const rate = `${value.replace(/ ?%$/, '')}%`;
  return name.includes('complete') ? `${rate} complete` : rate;
}
const percent = /^percent|percent(?:age)?$/;

/** `2026-03-09T10:05:00Z` as `9 March 2026, 10:05 UTC`. */
function spokenMoment(written: string, date: string, time: string, zone = ''): string {
  const day = spokenDate(date);
  if (day === null) return written;
  const clock = zone === 'Z' ? ' UTC' : zone && ` UTC${zone}`;
  return `${day}, ${time}${clock}`;
}

/** `2026-03-09` as `9 March 2026`; null for a day that is in no calendar. */
export function spokenDate(value: string): string | null {
  const at = new Date(`${value}T00:00:00Z`);
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== value) return null;
  // The year before the first one is called 1, too.
  return `${at.getUTCDate()} ${months[at.getUTCMonth()]} ${at.getUTCFullYear() || 1}`;
}

export const monthName = (month: number): string => months[month - 1]!;
const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
