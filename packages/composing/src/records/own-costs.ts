import { isJsonObject, type JsonObject } from '@workspace-ops/contracts';
import { plainName } from '../facts/field-names.ts';
import { replaceFields, toText, type Field } from './fields.ts';
import { isPriced } from './priced-lines.ts';
import { withAside } from './set-aside.ts';

/** What a thing that is sold has cost us; of what is bought the cost is its price. */
const costs =
  /^(?:(?:average|avg|standard|landed|weighted)(?:unit)?cost(?:price|amount)?|cogs(?:amount|total)?|costofgoods(?:sold)?|(?:valuation|incoming)rate|grossprofit)$/;
const isCost = ([name]: Field): boolean => costs.test(plainName(name));
/** A program that keeps stock has an order picked somewhere. */
const ofStock = /pick(?:ing|list|ed)|warehouse|^stock/;

/** An order without what it cost us; where a program keeps the goods is no place of the customer's. */
export function withoutOwnCosts(record: JsonObject): JsonObject {
  const isOfLines = Object.values(record).some(
    (list) =>
      Array.isArray(list) &&
      list.length > 0 &&
      list.every((line) => isJsonObject(line) && isPriced(line)),
  );
  if (!isOfLines) return record;
  const isOfStock = Object.keys(record).some((name) => ofStock.test(plainName(name)));
  return replaceFields(withAside(record, isCost), ([name, value]) => {
    if (plainName(name) === 'location' && (isOfStock || /\bwarehouse\b/i.test(toText(value))))
      return [[['our stock location', name], value]];
    if (!Array.isArray(value) || !value.every(isJsonObject)) return null;
    const read = value.map((line) => withoutCosts(line));
    return read.some((line, at) => line !== value[at]) ? [[[name], read]] : null;
  });
}

const withoutCosts = (line: JsonObject): JsonObject =>
  replaceFields(line, (field) => (isCost(field) ? [] : null));
