import { splitSentences } from '../facts/inline-text.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import {
  readAmount,
  nameThings,
  splitAmount,
  splitBare,
  splitPrice,
  splitResult,
  toCents,
} from '../facts/amounts.ts';
import { isCredit } from '../facts/credit-lines.ts';
import { namesFor, normalName } from '../facts/field-names.ts';
import { inlineText } from '../facts/inline-text.ts';
import { readRupees } from './rupees-of-data.ts';
import { highestTax, readTaxRate } from './tax-rates.ts';

/** What makes a total another one than its lines add up to, in a way that nobody can tell. */
const changing =
  /^(?:(?:applied|order|total)?(?:discount|rebate)|shipping|freight|delivery(?:fee|charge|cost|price)|paid|credit|rounding|subsidy|grant|allowance)/;
/** `25% on booking` is a part of the total, and an amount may have been taken off it. */
const partial = /^deposit/;
/** `amt` is read as an amount that is due. */
const amountNames = new Set(['amount', 'total', 'linetotal', 'amountdue']);
/** Where a line has no other amount. */
const netNames = new Set(['net', 'nett', 'netamount', 'netprice', 'linenet']);
/** What is paid for each day or hour is a price where they are counted. */
const priceNames = new Set([
  'price',
  'unitprice',
  ...'each priceeach costeach eachprice unitcost unitrate priceperunit costperunit perunit peritem pereach'.split(
    ' ',
  ),
  ...'rateday dayrate rateperday dailyrate ratehour hourrate hourlyrate rateperhour'.split(' '),
]);
const rateNames = new Set(['rate']);
/** As often a measure: `unit: box`. */
const unitNames = new Set(['unit', 'uom', 'per']);
const quantityNames = new Set([...namesFor('quantity'), 'days', 'hours']);
const itemNames = new Set([
  ...namesFor('item'),
  ...'description desc details service what'.split(' '),
]);

export const namesChange = (name: string): boolean => changing.test(name) || partial.test(name);

/** What beside a total makes it another one. */
const listChanges = (record: JsonObject): [string, JsonValue][] =>
  Object.entries(record).filter(
    ([name, value]) =>
      // What is open already has it taken off.
      !(name === 'paidSoFar' && Object.hasOwn(record, 'invoiced')) &&
      ((changing.test(normalName(name)) && readAmount(value) !== 0) ||
        (partial.test(normalName(name)) && readAmount(value) !== undefined)),
  );

export const hasChange = (record: JsonObject): boolean => listChanges(record).length > 0;

/** `5%`, `2% if ordered by Friday`; one on a part of the work, or beyond a number, is none of the whole. */
const share =
  /^(?<percent>\d{1,2}(?:\.\d{1,2})?) ?(?:%|per ?cent)(?: (?:discount|off|rebate))?(?:$|,? (?:if|when|for (?:prompt|early|ordering|booking|paying|payment)|on (?:orders?|payment) (?:before|by|within))\b)/iu;

/** Of the whole, what the discount is, where nothing else changes the total; 0 without one, undefined where nobody can tell. */
export function readDiscountShare(record: JsonObject): number | undefined {
  const [change, other] = listChanges(record);
  if (change === undefined) return 0;
  const [name, value] = change;
  if (other !== undefined || typeof value !== 'string') return undefined;
  const percent = /^(?:discount|rebate)/.test(normalName(name))
    ? share.exec(value.trim())?.groups?.['percent']
    : undefined;
  return percent === undefined ? undefined : Number(percent) / 100;
}

export interface Line {
  name: string;
  amount: number;
  /** Undefined where the quantity or the price is not on record. */
  product: number | undefined;
  /** Of a tax that is to be added to it, of 1; undefined without one. */
  taxRate?: number;
}

/** The lines of the one list that has an amount in each; empty where there is none, or where several could be meant. */
export const listLines = (context: JsonObject): Line[] => listInSigns(readRupees(context));

function listInSigns(context: JsonObject): Line[] {
  const lists = Object.values(context)
    .filter((value) => Array.isArray(value))
    .map((list) => readList(list.slice(0, most)))
    .filter((lines) => lines.length > 0 && lines.every((line) => line !== null));
  if (lists.length === 1) return lists[0]!.filter((line) => line !== null);
  const written = lists.length > 0 ? [] : Object.values(context).map(listWritten);
  return written.filter((lines) => lines.length > 1).length === 1
    ? written.find((lines) => lines.length > 1)!
    : [];
}

const lists = new Set([...namesFor('items'), 'lines']);

/** What is the only line of its run, where it has a quantity and a price, and no amount of its own: `5 gutters @ £60`. */
export function findOnlyLine(context: JsonObject): Line | null {
  const listed = Object.entries(context).filter(([name]) => lists.has(normalName(name)));
  const [value] = listed.map(([, own]) => (Array.isArray(own) && own.length === 1 ? own[0]! : own));
  if (listed.length !== 1 || value === undefined || (isJsonObject(value) && hasAmount(value)))
    return null;
  const line = toLine(value);
  return line?.product === undefined ? null : line;
}

const hasAmount = (line: JsonObject): boolean =>
  [amountNames, netNames].some((names) => findField(line, names) !== undefined);

/** `Marquee £3,150; lining £780` */
function listWritten(value: JsonValue): Line[] {
  if (typeof value !== 'string' || value.length > longestList) return [];
  const lines = readList(value.split(/;|\n/).filter((part) => part.trim() !== ''));
  return lines.every((line) => line !== null) ? lines : [];
}
const longestList = 4_000;

/** The lines of a list; where most of those in words have their currency, a number at the end of another is money, too. */
function readList(list: readonly JsonValue[]): (Line | null)[] {
  const lines = list.map(toLine);
  if (!lines.includes(null) || !list.every((one) => typeof one === 'string')) return lines;
  const isOfMoney = list.filter((one) => /[$€£₹] ?\d/.test(one)).length * 2 >= list.length;
  return isOfMoney ? lines.map((line, at) => line ?? toAmount(splitBare(list[at]!))) : lines;
}

const toAmount = (split: { said: string; amount: string } | null): Line | null =>
  split === null
    ? null
    : {
        name: inlineText(split.said, 60),
        amount: readAmount(split.amount)!,
        product: undefined,
      };

/** Longer lists are for a table. */
export const most = 500;

/** `qty: 3, unit: £145, amount: £435`; null where it has no amount, or one that something else changes. */
export function toLine(value: JsonValue, at = 0): Line | null {
  if (typeof value === 'string') return readLine(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const taxRate = readTaxRate(value);
  if (hasChange(value) || taxRate === null) return null;
  const said = findDescription(value);
  const written = findField(value, amountNames) ?? findField(value, netNames);
  const bare = typeof written === 'string' ? written.replace(remark, '') : written;
  const stated = readAmount(bare);
  const price = readPrice(value);
  const quantity = readQuantity(findField(value, quantityNames));
  const each = price ?? findEach(said ?? '');
  const whole =
    each === undefined || quantity === undefined
      ? multiplyTold(said ?? '')
      : toCents(each * quantity);
  // What is taken off has the price of what comes back.
  const isBack = stated !== undefined && stated < 0 && stated === -(whole ?? 0);
  // `£0 (warranty)` says why it is not that many at the price.
  const product = isBack ? stated : bare === written || stated === undefined ? whole : undefined;
  // The price of a line without a quantity is that of the line.
  const amount = stated ?? product ?? (hasQuantity(value) ? undefined : price);
  if (amount === undefined) return null;
  const isTaxed = product !== undefined && amount === toCents(product * (1 + taxRate));
  const line = {
    name: said === undefined ? `line ${at + 1}` : inlineText(said, 60),
    amount,
    product: isTaxed ? amount : product,
    ...(taxRate > 0 && !isTaxed && { taxRate }),
  };
  return isCredit(said ?? '') ? takenOff(line) : line;
}

const remark = / \([^()\d]{3,40}\)$/;

/** What is taken off is often written without a sign: `Discount £200`. */
const takenOff = ({ amount, product, ...line }: Line): Line => ({
  ...line,
  amount: -Math.abs(amount),
  product: product === undefined ? undefined : -Math.abs(product),
});

const findField = (line: JsonObject, names: ReadonlySet<string>): JsonValue | undefined => {
  const key = Object.keys(line).find((name) => names.has(normalName(name)));
  return key === undefined ? undefined : line[key];
};

const findDescription = (line: JsonObject): string | undefined =>
  Object.entries(line)
    .filter(([key]) => itemNames.has(normalName(key)))
    .map(([, said]) => said)
    .find((said) => typeof said === 'string');

/** What one costs, by the name of its field, or by its currency where the name may be of anything. */
function readPrice(line: JsonObject): number | undefined {
  const named = readEach(findField(line, priceNames));
  if (named !== undefined) return named;
  // A rate of 20 may be that of a tax.
  const rate = readEach(findField(line, rateNames));
  if (rate !== undefined && rate > highestTax) return rate;
  const unit = findField(line, unitNames);
  return typeof unit === 'string' && /[$€£₹]|\b[A-Z]{3}\b/.test(unit) ? readEach(unit) : undefined;
}

/** `£12.50 each` */
const readEach = (value: JsonValue | undefined): number | undefined =>
  readAmount(typeof value === 'string' ? value.trim().replace(ofEach, '') : value);
const ofEach = / ?(?:each|ea\.?|(?:\/|per|an?) ?\p{L}{1,12})$/iu;

/** `3 visits`, `x4` */
function readQuantity(value: JsonValue | undefined): number | undefined {
  if (typeof value !== 'string') return readAmount(value);
  const [, count] =
    /^(?:x ?)?(\d{1,6}(?:\.\d{1,3})?)(?: ?x)?(?: ?\p{L}{1,20})?$/iu.exec(value.trim()) ?? [];
  return count === undefined ? readAmount(value) : Number(count);
}

const hasQuantity = (line: JsonObject): boolean =>
  Object.keys(line).some(
    (name) => quantityNames.has(normalName(name)) || normalName(name).startsWith('unit'),
  );

const money = '[$€£₹] ?\\d[\\d,]{0,12}(?:\\.\\d{1,2})?';
/** `4 x gloves at £12.50`, `3 hrs @ £45`, `4 x £12.50` */
const told = new RegExp(
  `(?<![\\p{L}\\d.,$€£₹-])(?<quantity>\\d{1,5}(?:\\.\\d{1,2})?)(?: ?[x×])?(?: [^\\d$€£₹;]{1,60}?)?(?: (?:at|@)| ?@|(?<= ?[x×])) ?(?<price>${money})(?!\\d)`,
  'giu',
);
const pricedEach = new RegExp(
  `(?:\\b(?:at|@)|^|[,(–-]) ?(?<price>${money}) ?(?:each|ea\\b|(?:per|an?) \\p{L}{3})`,
  'iu',
);
const longestTold = 300;

/** What the counts and prices of a description come to. */
function multiplyTold(said: string): number | undefined {
  if (said.length > longestTold || !/[$€£₹]/.test(said)) return undefined;
  const products = [...said.matchAll(told)].map(
    ({ groups = {} }) => Number(groups['quantity']) * readMoney(groups['price']!),
  );
  const sum = products.reduce((all, one) => all + one, 0);
  // A price more is of something that is not counted.
  return products.length === 0 || said.match(/[$€£₹]/g)!.length > products.length
    ? undefined
    : toCents(sum);
}

const findEach = (said: string): number | undefined => {
  const price = said.length > longestTold ? undefined : pricedEach.exec(said)?.groups?.['price'];
  return price === undefined ? undefined : readMoney(price);
};

const readMoney = (written: string): number => readAmount(written.replace(' ', '')) ?? Number.NaN;

/** `2 drawer fronts at £145`, and not `19 school days, 3,420 lunches at $6.25` */
const lotAt =
  /^(?<quantity>\d{1,5})(?: ?x)? (?<item>\D(?:(?!, \d[\d,]* \p{L}).){0,200}?) (?:at|@) (?<price>[$€£₹]? ?\d[\d,]{0,12}(?:\.\d{1,2})?)(?: each)?$/u;

/** `12 lamps at £14.50` is how many of what, and the price of one; null where it is not told so. */
export function splitLot(text: string): { said: string; quantity: string; price: string } | null {
  const { quantity, item, price } = (text.length <= 300 && lotAt.exec(text.trim())?.groups) || {};
  return item === undefined || !/^[$€£₹]|\.\d{2}$/.test(price!)
    ? null
    : { said: nameThings(item), quantity: quantity!, price: price!.replace(' ', '') };
}

/** Whether a text is lines of which each has an amount: `Marquee £3,150; lining £780`. */
export const splitWrittenLines = (value: JsonValue): string[] | null => {
  if (typeof value !== 'string' || value.length > longestList) return null;
  if (!/[;\n]/.test(value)) return splitByCommas(value) ?? splitBySentences(value);
  if (listWritten(value).length < 2) return null;
  return value
    .split(/;|\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
};

/** Where no other mark parts them, a comma behind an amount does: `Gutters £480, hedge £1,200`. */
function splitByCommas(value: string): string[] | null {
  const parts = value.split(behindAmount).map((part) => part.trim());
  const isSum = parts.some((part) => ofSum.test(part));
  return parts.length < 2 || isSum || readList(parts).includes(null) ? null : parts;
}
/** `3,420 lunches at $6.25 = $21,375.00. 2,850 cartons at $0.60 = $1,710.00.` */
function splitBySentences(value: string): string[] | null {
  const parts = splitSentences(value).map((part) => part.replace(/\.$/u, ''));
  return parts.length < 2 || readList(parts).includes(null) ? null : parts;
}
const behindAmount =
  /(?<=[$€£₹] ?\d[\d,]{0,12}(?:\.\d{1,2})?(?: each| ?(?:plus|\+|ex|inc) vat)?), (?:and )?(?=[\p{L}\d])/iu;
const ofSum = /=|^(?:so|plus|total|sum|together|makes?|less|minus)\b/iu;

/** `Internal atrium glass 480.00` */
function readLine(text: string): Line | null {
  const lot = text.length <= 300 ? lotAt.exec(text.trim())?.groups : undefined;
  const priced = splitPrice(text);
  // The first number of `90 t crane, 3 days @ £1,850` is a part of its name.
  const isNamed = priced !== null && text.trim().startsWith(`${priced.said},`);
  if (lot !== undefined && !isNamed) return toLine(lot);
  if (priced !== null)
    return toLine({ item: priced.said, quantity: priced.quantity, price: priced.price });
  const result = splitResult(text);
  const counted = result && readLine(result.said);
  if (counted)
    return {
      ...counted,
      amount: result.amount,
      // Of a product that is written with two signs it is asked as of any sentence.
      ...(hasTwoSigns.test(text) && { product: undefined }),
    };
  return toAmount(splitAmount(text));
}
const hasTwoSigns = /[$€£₹].*[$€£₹]/;
