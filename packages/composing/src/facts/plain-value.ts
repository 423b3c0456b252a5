import type { Fact, FactSheet } from './read-facts.ts';

const isoDates = /(?<![\w-])\d{4}-\d{2}-\d{2}(?![\w:-])/g;
const plainNumber = /^-?\d{1,12}(?:\.\d{1,4})?$/;
const currencyCode = /^[A-Z]{3}$/;

const amounts = new Set('amount total value dealvalue price cost fee budget'.split(' '));

/** A fact as it stands in a sentence: dates in words, amounts with their currency where it is on record. */
export function plainValue({ names, value }: Fact, sheet: FactSheet): string {
  if (!plainNumber.test(value) || !names.some((name) => amounts.has(name)))
    return value.replace(isoDates, (date) => spokenDate(date) ?? date);
  const currency = sheet.find('currency')?.value.toUpperCase() ?? '';
  const grouped = groupDigits(value);
  return currencyCode.test(currency) ? `${currency} ${grouped}` : grouped;
}

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

function groupDigits(value: string): string {
  const [whole = '', fraction] = value.split('.');
  const grouped = whole.replace(/(?<=\d)(?=(?:\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** Whether a fact is the currency that stands with an amount of the same run. */
export const isCurrencyOfAmount = ({ names, value }: Fact, facts: readonly Fact[]): boolean =>
  names.includes('currency') &&
  currencyCode.test(value.toUpperCase()) &&
  facts.some(
    (fact) => fact.names.some((name) => amounts.has(name)) && plainNumber.test(fact.value),
  );
