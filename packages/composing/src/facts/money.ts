import type { Fact, FactSheet } from './read-facts.ts';

const names = 'amount total value dealvalue price cost fee budget'.split(' ');
const amounts = new Set(names);
const plainNumber = /^-?\d{1,12}(?:\.\d{1,4})?$/;
/** A number as people write it, with nothing that says of what. */
const bareNumber = /^-?\d[\d.,'’ ]{0,20}$/;
/** The same in an entry of a list: `Invoice 118: amount 4200, due Monday`. */
const bareEntry = new RegExp(
  String.raw`\b(deal value|${names.join('|')}) (-?\d(?:[\d.,]{0,20}\d)?)(?=,|$| and \d)`,
  'giu',
);

/** Whether a field of the name holds an amount of money. */
export const namesAmount = (name: string): boolean => amounts.has(name);

/** Less than nothing is no price: a slip, or somebody's test. */
export const isBelowZero = (fact: Fact): boolean =>
  isAmount(fact) && /^(?:\p{Sc}|\p{L}{3})?\s?[-−]\s?\d/u.test(fact.value);

const isAmount = ({ names: own }: Fact): boolean => own.some(namesAmount);

/** The currency of a run's amounts, as a code, a sign or a word; undefined where none is on record. */
function findCurrency(sheet: FactSheet): string | undefined {
  const said = sheet.find('currency')?.value ?? '';
  if (/^[a-z]{3}$/i.test(said)) return said.toUpperCase();
  return /^(?:\p{Sc}|\p{L}[\p{L} ]{1,24})$/u.test(said) ? said : undefined;
}

/** `EUR 4,200`, `€4,200` or `4,200 euros`. */
function writeAmount(number: string, currency: string | undefined): string {
  const written = plainNumber.test(number) ? groupDigits(number) : number;
  if (currency === undefined) return written;
  if (/^\p{Sc}$/u.test(currency)) return `${currency}${written}`;
  return /^[A-Z]{3}$/.test(currency) ? `${currency} ${written}` : `${written} ${currency}`;
}

/** The value of a fact with the currency of its amounts, where it is on record. */
export function withCurrency(fact: Fact, value: string, sheet: FactSheet): string {
  const currency = findCurrency(sheet);
  if (isAmount(fact) && bareNumber.test(value)) return writeAmount(value, currency);
  if (!isBareEntry(fact) || currency === undefined) return value;
  return value.replace(bareEntry, (_, name: string, number: string) => {
    return `${name} ${writeAmount(number, currency)}`;
  });
}

const isBareEntry = ({ fields = [] }: Fact): boolean =>
  fields.some(namesAmount) && !fields.includes('currency');

/** The amounts of which nobody can tell the currency. */
export function findBareAmounts(sheet: FactSheet): Fact[] {
  if (findCurrency(sheet) !== undefined) return [];
  return sheet.facts.filter((fact) =>
    isBareEntry(fact)
      ? fact.value.search(bareEntry) !== -1
      : isAmount(fact) && bareNumber.test(fact.value),
  );
}

/** Whether a fact is the currency that stands with an amount of the same run. */
export const isCurrencyOfAmount = (fact: Fact, sheet: FactSheet): boolean =>
  fact.names.includes('currency') &&
  findCurrency(sheet) !== undefined &&
  sheet.facts.some((other) => isAmount(other) && bareNumber.test(other.value));

function groupDigits(value: string): string {
  const [whole = '', fraction] = value.split('.');
  const grouped = whole.replace(/(?<=\d)(?=(?:\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
