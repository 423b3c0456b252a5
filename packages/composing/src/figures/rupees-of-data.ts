import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { onceFor } from '../facts/once-for.ts';
import { toSheet, type Fact, type FactSheet } from '../facts/read-facts.ts';
import { mayHaveRupees, withRupeeSigns } from '../facts/rupees.ts';

const toSigns = (value: JsonValue): JsonValue => {
  if (typeof value === 'string') return withRupeeSigns(value);
  if (Array.isArray(value)) return value.map(toSigns);
  return typeof value === 'object' && value !== null ? inRecord(value) : value;
};
const inRecord = (record: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, toSigns(value)]));

/** The data with its rupees as a sign; the same object where it has none, and for the same object the same one. */
export const readRupees = onceFor((context: JsonObject): JsonObject => {
  return mayHaveRupees(JSON.stringify(context)) ? inRecord(context) : context;
});

/** The same of a sheet. */
export const rupeesOn = onceFor((sheet: FactSheet): FactSheet => {
  if (
    !sheet.facts.some(({ value, items = [] }) =>
      [value, ...items].some((one) => mayHaveRupees(one)),
    )
  )
    return sheet;
  return toSheet(sheet.facts.map(inFact));
});

const inFact = (fact: Fact): Fact => {
  const { value, items } = fact;
  const [own, all] = [withRupeeSigns(value), items?.map(withRupeeSigns)];
  return own === value && String(all) === String(items)
    ? fact
    : { ...fact, value: own, ...(all && { items: all }) };
};

/** How somebody writes rupees before a number: `Rs. ` */
const writing = /(?<!\p{L})(?:Rs\.? ?|INR )(?=\d)|₹ ?(?=\d)/gu;

/** What is said of amounts with signs, as those who wrote the data write them, where they do so in one way. */
export function asWritten(said: string, { facts }: FactSheet): string {
  if (!said.includes('₹')) return said;
  const [own = '₹', other] = new Set(facts.flatMap(({ value }) => value.match(writing) ?? []));
  return other === undefined && !own.startsWith('₹') ? said.replaceAll('₹', own) : said;
}
