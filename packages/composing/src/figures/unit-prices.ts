import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { readAmount, toCents } from '../facts/amounts.ts';
import { namesFor, normalName } from '../facts/field-names.ts';
import { onceFor } from '../facts/once-for.ts';
import { most, toLine } from './read-lines.ts';

const totals = new Set(namesFor('amount'));

/**
 * The data of a proposal with the price of a line as that of each, where only so the lines come to the total: beside a
 * quantity a price alone reads as that of all.
 */
export const withUnitPrices = onceFor((context: JsonObject): JsonObject => {
  // `quote: {total, lineItems}`
  const total =
    findTotal(context) ?? Object.values(context).filter(isJsonObject).map(findTotal).find(isFound);
  return mapFields(context, (value) => {
    return isJsonObject(value)
      ? mapFields(value, (list) => nameEach(list, total))
      : nameEach(value, total);
  });
});

const isFound = (amount: number | undefined): boolean => amount !== undefined;

/** The same object where nothing changes. */
function mapFields(record: JsonObject, map: (value: JsonValue) => JsonValue): JsonObject {
  const fields = Object.entries(record);
  const mapped = fields.map(([name, value]): [string, JsonValue] => [name, map(value)]);
  return mapped.every(([, value], at) => value === fields[at]![1])
    ? record
    : Object.fromEntries(mapped);
}

const findTotal = (record: JsonObject): number | undefined =>
  Object.entries(record)
    .filter(([name]) => totals.has(normalName(name)))
    .map(([, value]) => readAmount(value))
    .find(isFound);

function nameEach(list: JsonValue, total: number | undefined): JsonValue {
  if (total === undefined || !Array.isArray(list) || list.length > most) return list;
  const lines = list.map(readPriced);
  if (lines.length === 0 || !lines.every((line) => line !== undefined)) return list;
  const sum = (of: 'price' | 'product'): number =>
    toCents(lines.reduce((all, line) => all + line[of], 0));
  if (sum('product') !== total || sum('price') === total) return list;
  return list.map((entry) => renamePrice(entry as JsonObject));
}

/** A line with a quantity and a price that is called no more than that. */
function readPriced(entry: JsonValue): { price: number; product: number } | undefined {
  if (!isJsonObject(entry)) return undefined;
  const name = Object.keys(entry).find((one) => normalName(one) === 'price');
  const price = name === undefined ? undefined : readAmount(entry[name]);
  const product = toLine(entry)?.product;
  return price === undefined || product === undefined ? undefined : { price, product };
}

const renamePrice = (entry: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(entry).map(([name, value]) => [
      normalName(name) === 'price' ? 'unitPrice' : name,
      value,
    ]),
  );
