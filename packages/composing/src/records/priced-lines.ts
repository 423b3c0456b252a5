import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { readAmount, toCents } from '../facts/amounts.ts';
import { isKnownName, plainName, spacedName } from '../facts/field-names.ts';
import { findField, isScalar, replaceFields, toText, type Field } from './fields.ts';

const quantities = /^(?:quantity|qty)$/;
const prices = /^(?:unitprice|price|rate|priceeach)$/;
const amounts = /(?:amount|total|subtotal|net|sum)$|^amount|^total/;
/** What is no amount of a line, but a part of one. */
const ofParts = /tax|vat|gst|discount|shipping|rounding|percent/;
/** Net of a tax that its name says is not in it. */
const withoutTax = /exc|untaxed|net|before/;

/** Whether a line says how many of a thing there are, and what each costs. */
export const isPriced = (line: JsonObject): boolean =>
  readNumber(line, prices) !== undefined &&
  (readNumber(line, quantities) !== undefined || findCounted(line) !== undefined);

const readNumber = (line: JsonObject, names: RegExp): number | undefined => {
  const found = findField(line, names);
  return isScalar(found) ? readAmount(found) : undefined;
};

/** A line of a program by what its figures come to: its amount is how many there are at the price of each. */
export const withPricedLine = (given: JsonObject): JsonObject => {
  const line = withCounted(withPriceOfUnit(given));
  return isPriced(line) ? withLedger(withItem(withAmount(withQuantity(withNet(line))))) : line;
};

/** `kg: 40, pricePerKg: 289` is 40 at 289 each, and so is `qty: 40, unit: '£289', line: '£11,560'`. */
function withPriceOfUnit(line: JsonObject): JsonObject {
  const unit = Object.keys(line).flatMap((name) => priceOf.exec(plainName(name))?.[1] ?? [])[0];
  const isCounted = readNumber(line, quantities) !== undefined;
  return replaceFields(line, ([name, value]) => {
    const plain = plainName(name);
    if (unit !== undefined && priceOf.test(plain)) return [[['unit price', name], value]];
    if (unit !== undefined && !isCounted && plain.replace(/s$/, '') === unit)
      return [
        [['quantity', name], value],
        ['unit', unit],
      ];
    const usual = isCounted && isMoney(value) ? namesOfMoney[plain] : undefined;
    return usual === undefined ? null : [[[usual, name], value]];
  });
}
/** `words: 12480, rate: 0.16, amount: 1996.80`: what at its price comes to the amount is how many there are. */
function withCounted(line: JsonObject): JsonObject {
  const price = readNumber(line, prices);
  const amount = readNumber(line, /^(?:amount|total|sum|linetotal)$/);
  if (price === undefined || amount === undefined || amount === price) return line;
  if (readNumber(line, quantities) !== undefined) return line;
  const [count] =
    Object.entries(line).find(
      ([name, value]) =>
        /^[a-z]{3,12}$/.test(plainName(name)) &&
        (!isKnownName(name) || /^(?:hours|days)$/i.test(name)) &&
        isScalar(value) &&
        isEqual(value, amount / price),
    ) ?? [];
  return count === undefined
    ? line
    : replaceFields(line, ([name, value]) =>
        name === count
          ? [
              ['quantity', value],
              ['unit', spacedName(name)],
            ]
          : null,
      );
}
const priceOf = /^(?:price|rate|cost)per([a-z]{1,12}?)s?$/;
const namesOfMoney: Readonly<Record<string, string>> = { unit: 'unit price', line: 'amount' };
const isMoney = (value: JsonValue): boolean =>
  typeof value === 'string' && /^\S{0,3}\p{Sc} ?\d/u.test(value);

/** `total: {tax_exclusive: 5250, tax_inclusive: 6352.5}`: of a line what it comes to without its tax. */
const withNet = (line: JsonObject): JsonObject =>
  replaceFields(line, ([name, value]) => {
    const sums = splitTotal(value);
    return sums === undefined || !amounts.test(plainName(name))
      ? null
      : [[['amount', name], sums.net]];
  });

/** `amount: 24, unit_price: 65, position_total: 1560` counts what there is of it. */
const findCounted = (line: JsonObject): { amount: string; total: string } | undefined => {
  const price = readNumber(line, prices);
  const count = readNumber(line, /^amount$/);
  if (price === undefined || count === undefined || price === 0 || price === 1) return undefined;
  const total = findEqual(line, count * price, 'amount');
  const amount = Object.keys(line).find((name) => plainName(name) === 'amount');
  return total === undefined || amount === undefined ? undefined : { amount, total };
};

const withQuantity = (line: JsonObject): JsonObject => {
  const counted = readNumber(line, quantities) === undefined ? findCounted(line) : undefined;
  return counted === undefined
    ? line
    : replaceFields(line, ([name, value]) => {
        if (name === counted.amount) return [['quantity', numberIn(value)]];
        return name === counted.total ? [['amount', numberIn(value)]] : null;
      });
};

/** `65.000000` is 65. */
const numberIn = (value: JsonValue): JsonValue =>
  (isScalar(value) ? readAmount(value) : undefined) ?? value;

/** Of several amounts of a line the one that its quantity and its price come to. */
function withAmount(line: JsonObject): JsonObject {
  const [many, each] = [readNumber(line, quantities), readNumber(line, prices)];
  if (many === undefined || each === undefined || findField(line, /^amount$/) !== undefined)
    return line;
  const own = findEqual(line, many * each);
  return own === undefined
    ? line
    : replaceFields(line, ([name, value]) =>
        name === own || (namesSum(plainName(name)) && value === line[own])
          ? [['amount', value]]
          : null,
      );
}

function findEqual(line: JsonObject, sum: number, except?: string): string | undefined {
  const equal = Object.entries(line).filter(
    ([name, value]) =>
      plainName(name) !== except && namesSum(plainName(name)) && isEqual(value, sum),
  );
  return equal[0]?.[0];
}
const namesSum = (name: string): boolean =>
  amounts.test(name) && !prices.test(name) && (!ofParts.test(name) || withoutTax.test(name));
const isEqual = (value: JsonValue, sum: number): boolean =>
  isScalar(value) && readAmount(value) === toCents(sum);

/** What people call a thing goes before the number that a program has for it. */
function withItem(line: JsonObject): JsonObject {
  if (findField(line, /^(?:item|product)$/) !== undefined) return line;
  const isNumbered = findField(line, /^(?:sku|code|ref|reference)$/) !== undefined;
  const said = Object.entries(line).find(([name, value]) => isSaid(name, value, isNumbered));
  return said === undefined
    ? line
    : replaceFields(line, ([name, value]) => (name === said[0] ? [[['item', name], value]] : null));
}
const isSaid = (name: string, value: JsonValue, isNumbered: boolean): boolean =>
  toText(value) !== '' &&
  (/^(?:text|bezeichnung)$/.test(plainName(name)) ||
    (isNumbered && /^(?:name|title|description)$/.test(plainName(name))));

/** An account of the books is no customer. */
const withLedger = (line: JsonObject): JsonObject =>
  replaceFields(line, ([name, value]) =>
    /^(?:account|gl|ledger|nominal)(?:id|account|code|number)?$/.test(plainName(name))
      ? [[['ledger account', name], value]]
      : null,
  );

/** `{tax_exclusive: 8450, tax_inclusive: 10224.5}`, `{ExTax, Tax, IncTax}`: what a sum is without its tax, and with it. */
function splitTotal(value: JsonValue): { net: number; gross: number } | undefined {
  if (!isJsonObject(value)) return undefined;
  const [net, gross] = [excluding, including].map((names) => readNumber(value, names));
  return net === undefined || gross === undefined || gross < net ? undefined : { net, gross };
}
const excluding =
  /^(?:(?:tax|vat|gst)exclu(?:sive|ded|ding)|ex(?:cl?|cluding)?(?:tax|vat|gst)|net)$/;
const including =
  /^(?:(?:tax|vat|gst)inclu(?:sive|ded|ding)|inc(?:l|luding)?(?:tax|vat|gst)|gross)$/;

/** The sum of a record without its tax and with it, and none of the parts that these have. */
export const withTotals = (record: JsonObject): JsonObject =>
  replaceFields(record, ([name, value]) => {
    const sums = /^totals?$/.test(plainName(name)) ? splitTotal(value) : undefined;
    return sums === undefined
      ? null
      : [
          [['subtotal', name], sums.net],
          [['tax', name], toCents(sums.gross - sums.net)],
          [['total inc tax', name], sums.gross],
        ];
  });

/** A number beside the lines of an order is what the order goes by. */
export function withOrderNumber(record: JsonObject): JsonObject {
  const entries = Object.entries(record);
  const isOrder = entries.some(([name]) =>
    /^order(?:key|date|status|total|state)$/.test(plainName(name)),
  );
  return isOrder && entries.some(isOfLines)
    ? replaceFields(record, ([name, value]) =>
        plainName(name) === 'number' && isScalar(value) ? [[['order number', name], value]] : null,
      )
    : record;
}
const isOfLines = ([, value]: Field): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((one) => isJsonObject(one) && isPriced(one));
