import { isJsonObject, type JsonObject } from '@workspace-ops/contracts';
import { plainName } from '../facts/field-names.ts';
import { isEmpty, isScalar, replaceFields, type NewField } from './fields.ts';

const suppliers = /^(?:vendor|supplier)(?:name|info|details)?$/;
const orders = /^(?:purchase)?order$|^po$/;
const claims = /^(?:dispute|claim|complaint)$/;
const ofNumber = /^(?:number|no|ref|reference)$/;

/** What each part of a claim is, by the names that programs have for it. */
const parts: readonly (readonly [RegExp, string])[] = [
  [/^(?:reason|description|details?|summary|problem)$/, 'issue'],
  [/^(?:(?:disputed|claimed|claim)?(?:amount|total|value))$/, 'amount'],
  [/^(?:respond|reply|answer|response|resolve)(?:by|due|deadline|duedate)$/, 'deadline'],
];

/**
 * `purchase_order: {number, total}, dispute: {reason, disputed_amount, respond_by}` beside a supplier: which order a
 * claim is about, what is wrong, how much it comes to, and by when it is answered.
 */
export function withClaimOfOrder(record: JsonObject): JsonObject {
  const names = Object.keys(record).map(plainName);
  if (!names.some((name) => suppliers.test(name))) return record;
  const isDisputed = names.some((name) => claims.test(name));
  return replaceFields(record, ([name, value]) => {
    if (!isJsonObject(value)) return null;
    const plain = plainName(name);
    if (orders.test(plain)) return readOrder(name, value, isDisputed);
    return isDisputed && claims.test(plain) ? readClaim(value) : null;
  });
}

const sums = /^(?:grand)?total(?:amount|price)?$|^(?:amount|value)$/;

function readOrder(name: string, value: JsonObject, isDisputed: boolean): NewField[] | null {
  const own = Object.entries(value).find(
    ([key, one]) => ofNumber.test(plainName(key)) && isScalar(one) && !isEmpty(one),
  );
  if (own === undefined) return null;
  const rest = Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== own[0])
      // What all of it costs is never what is claimed of it.
      .map(([key, one]) => [isDisputed && sums.test(plainName(key)) ? 'order value' : key, one]),
  );
  return [
    ['order number', own[1]],
    [name, rest],
  ];
}

const readClaim = (value: JsonObject): NewField[] =>
  Object.entries(value).map(([key, one]): NewField => {
    const usual = parts.find(([shape]) => shape.test(plainName(key)))?.[1];
    return [usual === undefined ? [key, `claim ${key}`] : [usual, `claim ${key}`], one];
  });
