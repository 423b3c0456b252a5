import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { readAmount, splitAmount, splitPrice, toCents } from './amounts.ts';
import { namesFor, normalName } from './field-names.ts';
import { inlineText } from './inline-text.ts';

/** What makes a total another one than its lines add up to, in a way that nobody can tell. */
const changing = /^(?:discount|rebate|shipping|paid|credit|rounding|subsidy|grant|allowance)/;
/** `25% on booking` is a part of the total, and an amount may have been taken off it. */
const partial = /^deposit/;
/** Neither the number under which somebody pays a tax is one, nor what it is paid on. */
export const tax = /^(?:(?:sales)?tax|vat|gst|hst)(?!(?:able|number|no|id|code|registration))/;
const highestTax = 30;
const amountNames = new Set(['amount', 'total', 'linetotal']);
/** What is paid for each day or hour is a price where they are counted. */
const priceNames = new Set([
  'price',
  'unitprice',
  ...'rateday dayrate rateperday dailyrate ratehour hourrate hourlyrate rateperhour'.split(' '),
]);
const quantityNames = new Set([...namesFor('quantity'), 'days', 'hours']);
const itemNames = new Set(namesFor('item'));

/** Whether something beside a total makes it another one. */
export const hasChange = (record: JsonObject): boolean =>
  Object.entries(record).some(
    ([name, value]) =>
      (changing.test(normalName(name)) && readAmount(value) !== 0) ||
      (partial.test(normalName(name)) && readAmount(value) !== undefined),
  );

export interface Line {
  name: string;
  amount: number;
  /** Undefined where the quantity or the price is not on record. */
  product: number | undefined;
}

/** The lines of the one list that has an amount in each; empty where there is none, or where several could be meant. */
export function listLines(context: JsonObject): Line[] {
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
export const most = 500;

export function toLine(value: JsonValue, at = 0): Line | null {
  if (typeof value === 'string') return readLine(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  if (hasChange(value) || Object.keys(value).some((name) => tax.test(normalName(name))))
    return null;
  const find = (names: ReadonlySet<string>): number | undefined => {
    const key = Object.keys(value).find((name) => names.has(normalName(name)));
    return key === undefined ? undefined : readAmount(value[key]);
  };
  const [stated, named, quantity] = [amountNames, priceNames, quantityNames].map(find);
  // A rate of 20 may be that of a tax.
  const rate = find(new Set(['rate']));
  const price = named ?? (rate !== undefined && rate > highestTax ? rate : undefined);
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
