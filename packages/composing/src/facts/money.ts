import { goesBy, isFreeText, namesFor, normalName } from './field-names.ts';
import { groupIn, moneyCodes, moneySigns } from './currency.ts';
import { namesAmount, namesPrice } from './money-words.ts';
import type { Fact, FactSheet } from './read-facts.ts';

const plainNumber = /^-?\d{1,12}(?:\.\d{1,4})?$/;
const number = String.raw`-?\d(?:[\d.,'’ ]{0,20}\d)?(?:\s?k(?![\p{L}\d]))?`;
const period = String.raw`(?:\s?(?:a|an|per|/)\s?(?:year|annum|month|week|day|hour)|\s?p\.?a\.?)`;
/** A number or a range as people write it, with nothing that says of what, and the time that it is for. */
const bareNumber = new RegExp(
  `^(?<sum>${number}(?:\\s?(?:to|and|[-–—])\\s?${number})?)(?<rest>${period}?)$`,
  'iu',
);
/** A part of an entry of a list that ends with a number: `Invoice 118: amount 4200, due Monday`. */
const bareEntry =
  /(?<=^|[,;:] )(\p{L}[\p{L} ]{1,40}) (-?\d(?:[\d.,]{0,20}\d)?)(?=[,;]|$| and \d)/gu;
/** The entry's own currency, which its amounts are told with. */
const ownCurrency =
  /(?:, |(?<=^|: ))(?:currency(?: code)?|ccy) (?<said>\p{Sc}|[a-z]{3})(?=[,;]|$)/iu;

/** Less than nothing is no price: a slip, or somebody's test. */
export const isBelowZero = (fact: Fact): boolean =>
  fact.names.some(namesPrice) && /^(?:\p{Sc}|\p{L}{3})?\s?[-−]\s?\d/u.test(fact.value);

const isAmount = ({ names: own }: Fact): boolean => own.some(namesAmount);

/** The currency of a run's amounts, as a code, a sign or a word; undefined where none is on record. */
function findCurrency(sheet: FactSheet): string | undefined {
  const said = sheet.find('currency')?.value ?? '';
  if (/^[a-z]{3}$/i.test(said)) return asElsewhere(said.toUpperCase(), sheet);
  if (/^(?:\p{Sc}|\p{L}[\p{L} ]{1,24})$/u.test(said)) return said;
  return said === ''
    ? (findOnlyCurrency(sheet) ?? findCurrencyOfLines(sheet) ?? findCurrencySaid(sheet))
    : undefined;
}

/** `£` for `GBP` where the run writes its money so: a text has one style of it. */
const asElsewhere = (code: string, { facts }: FactSheet): string => {
  const sign = signs[code];
  return sign !== undefined && facts.some(({ value }) => value.includes(sign)) ? sign : code;
};
const signs: Readonly<Record<string, string>> = { GBP: '£', EUR: '€', USD: '$' };

/** The one in which all other amounts of the run are written; a `value` may be of anything. */
function findOnlyCurrency({ facts }: FactSheet): string | undefined {
  if (facts.some(({ fields = [] }) => fields.includes('value'))) return undefined;
  const written = facts
    .filter((fact) => fact.path.length === 1 && isAmount(fact))
    .flatMap(({ value }) => value.match(currencies) ?? []);
  const [only, other] = [...new Set(written)];
  return other === undefined ? only : undefined;
}

/** The one of the lines, or invoices, that an amount is the sum of, where all that is written has it. */
function findCurrencyOfLines(sheet: FactSheet): string | undefined {
  const lines = sheet.facts.filter(isBilled);
  const [only] = lines.flatMap(
    ({ value }) => value.match(currencies) ?? findOwnCurrency(value, sheet) ?? [],
  );
  return only !== undefined && hasOneCurrency(sheet) ? only : undefined;
}
const isInvoiced = goesBy('invoices', 'invoice', 'items');
const isBilled = (fact: Fact): boolean =>
  isInvoiced(fact) ||
  (fact.path.length > 1 && fact.names.some((name) => name.endsWith('invoices')));

/** The one with which a text says each of the amounts: `the crane was £420` beside `amount: 420`. */
function findCurrencySaid({ facts }: FactSheet): string | undefined {
  const bare = facts.filter((fact) => isAmount(fact) && bareNumber.test(fact.value));
  const said = facts
    .filter((fact) => !isAmount(fact))
    .flatMap(({ value }) => [...value.slice(0, longestSaid).matchAll(withSign)])
    .map(([, currency = '', amount = '']) => ({ currency, amount: toDigits(amount) }));
  const found = bare.map(
    ({ value }) => said.find(({ amount }) => amount === toDigits(value))?.currency,
  );
  const [only] = found;
  const isOne = said.every(({ currency }) => currency === only);
  return isOne && found.every((one) => one === only) ? only : undefined;
}
const withSign = /([$€£₹])\s?(\d(?:[\d,]{0,12}\d)?(?:\.\d{1,2})?)(?! ?(?:k|m)\b|\d)/gu;
const longestSaid = 10_000;
const toDigits = (amount: string): string => amount.replaceAll(/,|\.00?$/g, '');

const currencies = new RegExp(
  String.raw`(?:${moneySigns})(?=\s?\d)|\p{Sc}|\b(?:[A-Z]{3}|Rs\.?)(?=\s?\d)`,
  'gu',
);

/** Whether everything that is written with a currency has the same one, whatever its field is called. */
export function hasOneCurrency({ facts }: FactSheet): boolean {
  const written = facts
    .filter((fact) => !isFreeText(fact))
    .flatMap(({ value }) => value.match(saidCurrencies) ?? [])
    .map((one) => signs[one] ?? one);
  return new Set(written).size === 1;
}

const saidCurrencies = new RegExp(String.raw`${moneySigns}|\b(?:${moneyCodes})\b`, 'gu');

/** `EUR 4,200`, `€4,200`, `4,200 euros` or `EUR 34,000 to 38,000 a year`. */
function writeAmount(value: string, currency: string | undefined): string {
  const { sum = value, rest = '' } = bareNumber.exec(value)?.groups ?? {};
  const written = plainNumber.test(sum) ? groupIn(currency, sum).replace(/\.\d$/, '$&0') : sum;
  if (currency === undefined) return written + rest;
  // `-£1,500`: the sign of less than nothing stands before that of the currency.
  if (/\p{Sc}$|^R$/u.test(currency))
    return `${written.replace(/^-?/, (minus) => `${minus}${currency}`)}${rest}`;
  const isCode = /^(?:[A-Z]{3}|Rs\.?)$/.test(currency);
  return (isCode ? `${currency} ${written}` : `${written} ${currency}`) + rest;
}

/** The value of a fact with the currency of its amounts, where it is on record. */
export function withCurrency(fact: Fact, value: string, sheet: FactSheet): string {
  if (isAmount(fact) && bareNumber.test(value)) return writeAmount(value, findCurrency(sheet));
  if (!isPriced(fact)) return value;
  const own = findOwnCurrency(value, sheet);
  const currency = own ?? findCurrency(sheet);
  const written = value.replace(bareEntry, (part: string, name: string, sum: string) =>
    isSum(name, sum) ? `${name} ${writeAmount(sum, currency)}` : part,
  );
  return own !== undefined && written.search(currencies) !== -1
    ? written.replace(ownCurrency, '')
    : written;
}

function findOwnCurrency(value: string, sheet: FactSheet): string | undefined {
  const said = ownCurrency.exec(value)?.groups?.['said'];
  return said && asElsewhere(said.toUpperCase(), sheet);
}

/** The names of what is money, as an entry of a list has them. */
const isSum = (name: string, sum: string): boolean =>
  namesAmount(normalName(name)) ||
  /(?:^| )(?:amount|total|price|fee|cost|invoiced|paid so far)$/i.test(name) ||
  // One of a few is more often a share or a mark.
  (/^rate$/i.test(name) && /^\d{3}/.test(sum));

const isPriced = ({ fields = [] }: Fact): boolean => fields.some(namesAmount);

const namesCurrency = (name: string): boolean => currencyNames.has(name);
const currencyNames = new Set(namesFor('currency'));

/** Whether a fact tells an amount and no currency. */
const isBare = (fact: Fact): boolean =>
  isPriced(fact) && !fact.fields!.some(namesCurrency)
    ? [...fact.value.matchAll(bareEntry)].some(([, name, sum]) => isSum(name!, sum!))
    : isAmount(fact) && bareNumber.test(fact.value);

/** The amounts of which nobody can tell the currency. */
export const findBareAmounts = (sheet: FactSheet): Fact[] =>
  findCurrency(sheet) === undefined ? sheet.facts.filter(isBare) : [];

/** Whether a fact is the currency that stands with an amount of the same run. */
export const isCurrencyOfAmount = (fact: Fact, sheet: FactSheet): boolean =>
  fact.names.some(namesCurrency) && findCurrency(sheet) !== undefined && sheet.facts.some(isBare);
