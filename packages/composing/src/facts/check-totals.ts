import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { namesFor, normalName } from './field-names.ts';
import { inlineText } from './inline-text.ts';
import { isRecord } from './is-record.ts';
import { groupDigits } from './money-words.ts';
import { ownValue } from './own-value.ts';
import { readAmount, splitAmount, splitPrice, toCents } from './amounts.ts';
import { plainValue } from './plain-value.ts';
import type { Fact, FactSheet } from './read-facts.ts';

/** An amount on record beside what its lines add up to, in the currency of the run. */
interface Total {
  stated: Fact;
  amount: number;
  sum: number;
  /** With the tax on record; null where there is none, or where it is no number. */
  gross: number | null;
}

/** A question about an amount, and the fact that it is about. */
export interface AmountQuestion {
  stated: Fact;
  question: string;
}

/** What makes a total another one than its lines add up to, in a way that nobody can tell. */
const changing = /^(?:discount|rebate|shipping|paid|credit|rounding)/;
/** `25% on booking` is a part of the total, and an amount may have been taken off it. */
const partial = /^deposit/;
/** Neither the number under which somebody pays a tax is one, nor what it is paid on. */
const tax = /^(?:(?:sales)?tax|vat|gst|hst)(?!(?:able|number|no|id|code|registration))/;
const totalNames = new Set(['amount', 'total']);
const amountNames = new Set(['amount', 'total', 'linetotal']);
const priceNames = new Set(['price', 'unitprice']);
const quantityNames = new Set(namesFor('quantity'));

/** Amounts that are not what their lines come to. */
export function askAboutTotals(context: JsonObject, sheet: FactSheet): AmountQuestion[] {
  // A question is about two figures at least.
  if (sheet.facts.filter(({ value }) => /\d/.test(value)).length < 2) return [];
  return [
    ...askAboutColumns(context, sheet),
    ...askAboutTotal(context, sheet),
    ...askAboutVariance(context, sheet),
    ...askAboutIncrease(context, sheet),
    ...askAboutResult(context, sheet),
    ...askAboutRates(context, sheet),
    ...askAboutParts(context, sheet),
  ];
}

function askAboutTotal(context: JsonObject, sheet: FactSheet): AmountQuestion[] {
  const total = findTotal(context, sheet);
  if (total === null || isAgreed(context, total.stated)) return [];
  const { stated, sum, gross } = total;
  const said = plainValue(stated, sheet);
  const write = (value: number): string =>
    plainValue({ ...stated, value: withUnit(stated.value, value) }, sheet);
  const lines = listLines(context).flatMap(({ name, amount: own, product }) =>
    product === undefined || product === own
      ? []
      : `Which amount is right: ${write(own)} on record of ${name}, or ${write(product)} as its quantity times its price?`,
  );
  const taxed = gross === null ? '' : `, ${write(gross)} with the tax`;
  const whole = addsUp(total)
    ? []
    : [`Which amount is right: ${said} on record, or ${write(sum)} as the lines add up${taxed}?`];
  return [...whole, ...lines.slice(0, 2)].map((question) => ({ stated, question }));
}

/** `totalActual` beside a list in which each record has an `actual`. */
function askAboutColumns(context: JsonObject, sheet: FactSheet): AmountQuestion[] {
  return Object.values(context).flatMap((list) => {
    if (!Array.isArray(list) || list.length < 2 || !list.every(isRecord)) return [];
    const records = list.slice(0, most).filter(isRecord);
    return Object.keys(records[0]!).flatMap((column): AmountQuestion[] => {
      const name = normalName(column);
      const stated = sheet.facts.find(
        ({ path }) =>
          path.length === 1 && [`total${name}`, `${name}total`].includes(normalName(path[0]!)),
      );
      const amount = stated && readAmount(context[stated.path[0]!]);
      const amounts = records.map((record) => readAmount(record[column]));
      if (amount === undefined || isAgreed(context, stated!)) return [];
      if (!amounts.every((one) => one !== undefined)) return [];
      const sum = toCents(amounts.reduce((all, one) => all + one, 0));
      const added = plainValue({ ...stated!, value: withUnit(stated!.value, sum) }, sheet);
      const question = `Which ${stated!.label.toLowerCase()} is right: ${plainValue(stated!, sheet)} on record, or ${added} as the lines add up?`;
      return sum === amount ? [] : [{ stated: stated!, question }];
    });
  });
}

/** `£675 over` beside 2,100 planned and 2,865 spent. */
function askAboutVariance(context: JsonObject, sheet: FactSheet): AmountQuestion[] {
  const [planned, actual, stated] = ['planned', 'actual', 'variance'].map((name) =>
    sheet.facts.find(
      ({ path, names }) => path.length === 1 && names.some((own) => namesFor(name).includes(own)),
    ),
  );
  if (planned === undefined || actual === undefined || stated === undefined) return [];
  const [before, after] = [planned, actual].map(({ path }) => readAmount(context[path[0]!]));
  const [said] = /\d[\d,]*(?:\.\d{1,2})?/.exec(stated.value) ?? [];
  const amount = said === undefined ? undefined : readAmount(said);
  if (before === undefined || after === undefined || amount === undefined) return [];
  const difference = toCents(Math.abs(after - before));
  // A percentage is of something else.
  if (difference === amount || /%|per ?cent/i.test(stated.value) || isAgreed(context, stated))
    return [];
  const question = `Which variance is right: ${stated.value} on record, or ${withUnit(stated.value, difference)} between what was planned and spent?`;
  return [{ stated, question }];
}

/** A result that is not income less costs. */
function askAboutResult(context: JsonObject, sheet: FactSheet): AmountQuestion[] {
  const find = (pattern: RegExp) =>
    sheet.facts.find(({ path }) => path.length === 1 && pattern.test(normalName(path[0]!)));
  const [income, costs, stated] = [
    /^(?:revenue|sales|income|turnover)$/,
    /^(?:costs|cost|expenses|expenditure|outgoings)$/,
    /^(?:result|profit|netprofit|surplus|netresult)$/,
  ].map(find);
  const [earned, spent, kept] = [income, costs, stated].map(
    (fact) => fact && readAmount(context[fact.path[0]!]),
  );
  if (earned === undefined || spent === undefined || kept === undefined) return [];
  const difference = toCents(earned - spent);
  if (difference === kept || isAgreed(context, stated!)) return [];
  const question = `Which ${stated!.label.toLowerCase()} is right: ${stated!.value} on record, or ${withUnit(stated!.value, difference)} as ${income!.label.toLowerCase()} less ${costs!.label.toLowerCase()}?`;
  return [{ stated: stated!, question }];
}

/** `costPerEnquiry` beside what was spent and how many there were. */
function askAboutRates(context: JsonObject, sheet: FactSheet): AmountQuestion[] {
  const own = sheet.facts.filter(({ path }) => path.length === 1);
  const stated = own.find(({ path }) => /^costper\p{L}{3,}$/u.test(normalName(path[0]!)));
  if (stated === undefined || isAgreed(context, stated)) return [];
  const counted = normalName(stated.path[0]!).slice('costper'.length, 'costper'.length + 5);
  const records = Object.values(context).find(
    (value) => Array.isArray(value) && value.length > 0 && value.every(isRecord),
  ) as JsonObject[] | undefined;
  const sumOfAll = (isIt: (name: string) => boolean): number | undefined => {
    const fact = own.find((one) => one !== stated && isIt(normalName(one.path[0]!)));
    if (fact !== undefined) return readAmount(context[fact.path[0]!]);
    const amounts = (records ?? []).map((record) => {
      const key = Object.keys(record).find((name) => isIt(normalName(name)));
      return key === undefined ? undefined : readAmount(record[key]);
    });
    return amounts.length === 0 || amounts.includes(undefined)
      ? undefined
      : amounts.reduce<number>((all, one) => all + one!, 0);
  };
  const spent = sumOfAll((name) => /^(?:spend|spent|cost|budget|totalspend)$/.test(name));
  const count = sumOfAll((name) => name.startsWith(counted));
  const said = readAmount(context[stated.path[0]!]);
  if (spent === undefined || !count || said === undefined) return [];
  const rate = toCents(spent / count);
  if (Math.abs(rate - said) <= said * tolerance) return [];
  const question = `Which ${stated.label.toLowerCase()} is right: ${stated.value} on record, or ${withUnit(stated.value, rate)} as what was spent gives?`;
  return [{ stated, question }];
}
const tolerance = 0.02;

/** `5%` beside a current price of 1,240 and a new one of 1,315. */
function askAboutIncrease(context: JsonObject, sheet: FactSheet): AmountQuestion[] {
  const find = (pattern: RegExp) =>
    sheet.facts.find(({ path }) => path.length === 1 && pattern.test(normalName(path[0]!)));
  const amountOf = (fact: Fact | undefined) => fact && readAmount(amountIn(fact.value));
  const kind = '(?:price|rent|fee|rate|amount|cost)';
  const [before, after] = [`^(?:current|old|present|former)${kind}$`, `^new${kind}$`].map((name) =>
    amountOf(find(new RegExp(name))),
  );
  const stated = find(/^(?:increase|rise|uplift|pricerise|priceincrease)$/);
  const [, percent] = /^(\d{1,3}(?:\.\d{1,2})?) ?(?:%|per ?cent)/i.exec(stated?.value ?? '') ?? [];
  if (!before || after === undefined || stated === undefined || percent === undefined) return [];
  const actual = (100 * (after - before)) / before;
  if (Math.abs(actual - Number(percent)) < roundedBy || isAgreed(context, stated)) return [];
  const question = `Which ${stated.label.toLowerCase()} is right: ${stated.value} on record, or ${String(Math.round(actual * 10) / 10)} % between the two prices?`;
  return [{ stated, question }];
}
const roundedBy = 0.6;

const amountIn = (value: string): string =>
  /[$€£]? ?\d[\d,]*(?:\.\d{1,2})?/.exec(value)?.[0].trim() ?? '';

const sumOf =
  /^(?:[$€£] ?\d[\d,]*(?:\.\d{1,2})?[^$€£+;.]{0,40}\+ ?)+[$€£] ?\d[\d,]*(?:\.\d{1,2})?[^$€£+;.]{0,40}$/u;

/** `claim: £836 + £60 redelivery` beside a total. */
function askAboutParts(context: JsonObject, sheet: FactSheet): AmountQuestion[] {
  const stated = sheet.facts.find(
    ({ path, names }) => path.length === 1 && names.some((name) => totalNames.has(name)),
  );
  const amount = stated && readAmount(context[stated.path[0]!]);
  if (amount === undefined || isAgreed(context, stated!)) return [];
  return sheet.facts.flatMap((fact): AmountQuestion[] => {
    if (fact === stated || fact.value.length > 200 || !sumOf.test(fact.value)) return [];
    const parts = fact.value.match(/[$€£] ?\d[\d,]*(?:\.\d{1,2})?/gu) ?? [];
    const sum = toCents(
      parts.reduce((all, part) => all + (readAmount(part.replace(' ', '')) ?? 0), 0),
    );
    const question = `Which amount is right: ${stated!.value} on record, or ${withUnit(stated!.value, sum)} as the ${fact.label.toLowerCase()} adds up?`;
    return sum === amount ? [] : [{ stated: stated!, question }];
  });
}

/** Another amount in the currency in which one is written. */
const withUnit = (written: string, amount: number): string => {
  const [unit = ''] = /[$€£]|\b[A-Z]{3}\b/.exec(written) ?? [];
  const digits = groupDigits(Number.isInteger(amount) ? String(amount) : amount.toFixed(2));
  return unit === '' ? String(amount) : `${unit.length === 3 ? `${unit} ` : unit}${digits}`;
};

/** The field by which somebody says that an amount is right, whatever its lines add up to. */
export const agreementOf = (name: string): string => `${name}Agreed`;

const isAgreed = (context: JsonObject, { path: [name] }: Fact): boolean => {
  const agreed = ownValue(context, agreementOf(name!));
  return agreed !== undefined && agreed === ownValue(context, name!);
};

/** That the lines add up, for whoever checks them; empty where they do not, or where there is nothing to add. */
export function sayTotal(context: JsonObject, sheet: FactSheet): string {
  const total = findTotal(context, sheet);
  if (total === null || !addsUp(total)) return '';
  const taxed = total.amount === total.sum ? '' : ' with the tax';
  return `The lines add up to the amount on record${taxed}, ${plainValue(total.stated, sheet)}.`;
}

const addsUp = ({ amount, sum, gross }: Total): boolean => amount === sum || amount === gross;

function findTotal(context: JsonObject, { facts }: FactSheet): Total | null {
  const lines = listLines(context);
  const stated = facts.find(
    ({ path, names }) => path.length === 1 && names.some((name) => totalNames.has(name)),
  );
  const amount = stated && readAmount(withoutTax(context[stated.path[0]!]!));
  if (lines.length < 2 || amount === undefined || hasChange(context)) return null;
  const sum = toCents(lines.reduce((all, line) => all + line.amount, 0));
  const taxes = Object.entries(context).filter(([name]) => tax.test(normalName(name)));
  const gross = taxes.length === 0 ? null : addTax(sum, taxes[0]!);
  // What cannot be read may account for any difference.
  return taxes.length > 1 || gross === undefined ? null : { stated: stated!, amount, sum, gross };
}

const hasChange = (record: JsonObject): boolean =>
  Object.entries(record).some(
    ([name, value]) =>
      changing.test(normalName(name)) ||
      (partial.test(normalName(name)) && readAmount(value) !== undefined),
  );

/** `£9,300 plus VAT` is what the lines add up to before it; of `£9,300 inc VAT` nobody knows. */
const withoutTax = (value: JsonValue): JsonValue =>
  typeof value === 'string'
    ? value.replace(/ ?\(?(?:\+|plus|ex\.?|excl\.?|excluding|before) ?(?:vat|tax|gst|hst)\)?$/i, '')
    : value;

/** A tax is a rate where it says so, as `13%` and `taxRate` do, else an amount; undefined where it is neither. */
function addTax(sum: number, [name, value]: readonly [string, JsonValue]): number | undefined {
  const [, percent] = (typeof value === 'string' && rate.exec(value)) || [];
  const isRate = percent !== undefined || /(?:rate|percent|percentage)$/.test(normalName(name));
  const number = percent === undefined ? readAmount(value) : Number(percent);
  if (number === undefined) return undefined;
  // `tax: 20` may be either.
  if (!isRate) return number < sum / 100 ? undefined : toCents(sum + number);
  return toCents(sum * (1 + (number < 1 ? number : number / 100)));
}

const rate = /^\s*(\d{1,2}(?:\.\d{1,3})?)\s?(?:%|per ?cent)\s*$/i;

interface Line {
  name: string;
  amount: number;
  /** Undefined where the quantity or the price is not on record. */
  product: number | undefined;
}

/** The lines of the one list that has an amount in each; empty where there is none, or where several could be meant. */
function listLines(context: JsonObject): Line[] {
  const lists = Object.values(context)
    .filter((value) => Array.isArray(value))
    .map((list) => list.slice(0, most).map(toLine))
    .filter((lines) => lines.length > 0 && lines.every((line) => line !== null));
  if (lists.length === 1) return lists[0]!.filter((line) => line !== null);
  const written = lists.length > 0 ? [] : Object.values(context).map(listWritten);
  return written.filter((lines) => lines.length > 1).length === 1
    ? written.find((lines) => lines.length > 1)!
    : [];
}

/** `Marquee £3,150; lining £780` */
function listWritten(value: JsonValue): Line[] {
  if (typeof value !== 'string' || value.length > longestList) return [];
  const lines = value
    .split(/;|\n/)
    .filter((part) => part.trim() !== '')
    .map(readLine);
  return lines.every((line) => line !== null) ? lines : [];
}
const longestList = 4_000;

/** Longer lists are for a table. */
const most = 500;

export function toLine(value: JsonValue, at = 0): Line | null {
  if (typeof value === 'string') return readLine(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  if (hasChange(value) || Object.keys(value).some((name) => tax.test(normalName(name))))
    return null;
  const find = (names: ReadonlySet<string>): number | undefined => {
    const key = Object.keys(value).find((name) => names.has(normalName(name)));
    return key === undefined ? undefined : readAmount(value[key]);
  };
  const [stated, price, quantity] = [amountNames, priceNames, quantityNames].map(find);
  const product =
    price === undefined || quantity === undefined ? undefined : toCents(price * quantity);
  // The price of a line without a quantity is that of the line.
  const amount = stated ?? product ?? (hasQuantity(value) ? undefined : price);
  if (amount === undefined) return null;
  const name = Object.entries(value)
    .filter(([key]) => itemNames.has(normalName(key)))
    .map(([, said]) => said)
    .find((said) => typeof said === 'string');
  return {
    name: name === undefined ? `line ${at + 1}` : inlineText(name, 60),
    amount,
    product,
  };
}

const hasQuantity = (line: JsonObject): boolean =>
  Object.keys(line).some(
    (name) => quantityNames.has(normalName(name)) || normalName(name).startsWith('unit'),
  );

/** `2 drawer fronts at £145` */
const counted =
  /^(?<quantity>\d{1,5})(?: ?x)? (?<item>\D.{0,200}?) (?:at|@) (?<price>[$€£]? ?\d[\d,]{0,12}(?:\.\d{1,2})?)(?: each)?$/u;

/** `Internal atrium glass 480.00` */
function readLine(text: string): Line | null {
  const lot = text.length <= 300 ? counted.exec(text.trim())?.groups : undefined;
  if (lot !== undefined) return toLine(lot);
  const priced = splitPrice(text);
  if (priced !== null)
    return toLine({ item: priced.said, quantity: priced.quantity, price: priced.price });
  const split = splitAmount(text);
  return split === null
    ? null
    : {
        name: inlineText(split.said, 60),
        amount: readAmount(split.amount)!,
        product: undefined,
      };
}

const itemNames = new Set(namesFor('item'));
