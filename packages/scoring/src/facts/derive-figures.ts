import { mapMatches } from '@workspace-ops/content';
import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { toLabel } from '../words.ts';

/** What follows from the figures of an input. */
export interface Derived {
  figures: ReadonlySet<number>;
  percentages: ReadonlySet<number>;
  /** The same times in other units: hours for minutes, days for weeks. */
  durations: ReadonlySet<number>;
}

const mostOperands = 40;
/** Products below it meet any small figure by chance. */
const leastProduct = 20;

/** Sums, differences, products and shares, totals of columns, and the usual units of time. */
export function derive(
  figures: ReadonlySet<number>,
  arrays: readonly JsonValue[][],
  sums: readonly number[],
): Derived {
  const totals = arrays.flatMap((items) => [...findTotals(items), ...addLines(items)]);
  const operands = [...figures, ...totals].filter((value) => value !== 0).slice(0, mostOperands);
  const derived = new Set([...totals, ...sums].map(rounded));
  for (const mean of arrays.flatMap(findMeans)) addRounded(derived, mean);
  const percentages = new Set<number>();
  const durations = new Set<number>();
  for (const one of operands) {
    for (const factor of [60, 7, 12, 24, 52]) {
      addRounded(durations, one * factor);
      addRounded(durations, one / factor);
    }
    for (const other of operands) {
      if (one === other) continue;
      for (const value of [one + other, one - other]) derived.add(rounded(value));
      for (const value of [one * other, (one * other) / 100])
        if (value >= leastProduct) addRounded(derived, value);
      addRounded(percentages, (one / other) * 100);
      addRounded(percentages, Math.abs(one / other - 1) * 100);
    }
    if (one < 100) percentages.add(rounded(100 - one));
  }
  return { figures: derived, percentages, durations };
}

const leastFields = 2;

/** Records of one kind that stand beside one another under names of their own, as the two shops of a week, as lists. */
export function findSiblings(context: JsonObject): JsonValue[][] {
  const records = Object.values(context).filter(
    (value) => isJsonObject(value) && Object.keys(value).length >= leastFields,
  );
  const alike = Map.groupBy(records, (record) => Object.keys(record as JsonObject).join('\u0000'));
  return [...alike.values()].filter(({ length }) => length > 1);
}

function addRounded(set: Set<number>, value: number): void {
  for (const shown of [rounded(value), Math.round(value * 10) / 10, Math.round(value)])
    set.add(shown);
}

/** To cents, so that what floating point adds makes no difference. */
export const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Of a list of objects, each column's sum and mean, and the sum of each product of two columns. */
function findTotals(items: readonly JsonValue[]): number[] {
  const rows = items.slice(0, 500).map(numbersIn);
  const width = Math.min(6, Math.max(0, ...rows.map((row) => row.length)));
  const columns = Array.from({ length: width }, (_, column) => column);
  const sum = (value: (row: readonly number[]) => number) =>
    rows.reduce((total, row) => total + value(row), 0);
  return columns.flatMap((one) => {
    const total = sum((row) => row[one] ?? 0);
    const products = columns
      .filter((other) => other > one)
      .map((other) => sum((row) => (row[one] ?? 0) * (row[other] ?? 0)));
    return [total, total / Math.max(1, rows.length), ...products];
  });
}

/** Of answers to questions, the mean score of each, to a tenth; of answers to one alone, of all. */
export function findMeans(items: readonly JsonValue[]): number[] {
  const answers = items.slice(0, 500).flatMap((item) => {
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return [];
    const { question = '', score } = item;
    return typeof question === 'string' && typeof score === 'number' ? [{ question, score }] : [];
  });
  return [...Map.groupBy(answers, ({ question }) => question).values()].map(
    (scores) =>
      Math.round((scores.reduce((sum, { score }) => sum + score, 0) / scores.length) * 10) / 10,
  );
}

/** Of lines with a quantity and a price what each comes to. */
export const multiplyPrices = (items: readonly JsonValue[]): number[] =>
  items.slice(0, 500).flatMap((item) => multiplyPrice(item) ?? []);

function multiplyPrice(item: JsonValue): number | undefined {
  const [quantity, price] = [/^(?:quantity|qty|units|hours)$/, /^(?:unit)?(?:price|rate)$/].map(
    (label) => findValue(item, label),
  );
  const [count, each] = [toCount(quantity), toNumber(price)];
  return count === undefined || each === undefined ? undefined : rounded(count * each);
}

const findValue = (item: JsonValue, label: RegExp): JsonValue | undefined =>
  typeof item !== 'object' || item === null
    ? undefined
    : Object.entries(item).find(([name]) => label.test(toLabel(name)))?.[1];

/** `3 floors` */
const toCount = (value: JsonValue | undefined): number | undefined => {
  const [, count] =
    (typeof value === 'string' &&
      /^(\d{1,6}(?:\.\d{1,3})?)(?: \p{L}{1,20})?$/u.exec(value.trim())) ||
    [];
  return count === undefined ? toNumber(value) : Number(count);
};

/** What lines come to in all, of which some have an amount and some a price for each. */
function addLines(items: readonly JsonValue[]): number[] {
  const lines = items
    .slice(0, 500)
    .map(
      (item) => toNumber(findValue(item, /^(?:amount|total|linetotal)$/)) ?? multiplyPrice(item),
    );
  if (lines.length < 2 || lines.includes(undefined)) return [];
  return [rounded(lines.reduce<number>((sum, line) => sum + line!, 0))];
}

function numbersIn(item: JsonValue): number[] {
  const values = typeof item === 'object' && item !== null ? Object.values(item) : [item];
  return values.flatMap((value) => toNumber(value) ?? []);
}

const priced =
  /(?<!\d)(\d{1,4}) (?:\p{L}+ ){1,5}(?:at|à|for) (?:\p{Sc} ?|[A-Z]{3} )?(\d{1,6}(?:\.\d\d)?)(?![\d.,]*\d)/gu;

/** What the lines of a sentence come to in all: `3 drums of ochre at €145 and 2 of umber at €160`. */
export function addPriced(text: string): number[] {
  const lines = mapMatches(text, priced, ([, count, price]) => Number(count) * Number(price));
  return lines.length < 2 ? [] : [rounded(lines.reduce((sum, line) => sum + line, 0))];
}

/** A number, or an amount with its currency: a text of digits alone may be the number of an order. */
function toNumber(value: JsonValue | undefined): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  const [, amount] = /^(?:[A-Z]{3} |\p{Sc} ?)(\d[\d,]{0,15}(?:\.\d{1,2})?)$/u.exec(value) ?? [];
  return amount === undefined ? undefined : Number(amount.replaceAll(',', ''));
}
