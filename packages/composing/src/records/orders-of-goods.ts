import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { readAmount } from '../facts/amounts.ts';
import { inUnit } from '../facts/currency.ts';
import { plainName } from '../facts/field-names.ts';
import { withClaim } from './claim-notes.ts';
import { findField, isScalar, replaceFields, type Field } from './fields.ts';
import { withAside } from './set-aside.ts';

const lines = /^(?:items|line|lines|lineitems|(?:purchase)?order(?:lines?|rows))$/;
const item = /^(?:item|description|name|product|title)$/;
const quantity = /^(?:quantity|qty|orderquantity)$/;
const sums = /^(?:total|totalamount|grandtotal|totalcost|ordertotal)$/;
const parts = /^(?:subtotal|tax|taxtotal|amountuntaxed|state|netvalue|nettotal|totaltax|salestax)$/;

/**
 * An order of goods as whoever supplies them is written to: what was ordered in words, and what all of it comes to under
 * a name of its own, as what is wrong with it may be of one line.
 */
export function withOrderOfGoods(order: JsonObject): JsonObject {
  const currency = findField(order, /^currency(?:code)?$/);
  const own = withAside(order, ([name]) => parts.test(plainName(name)));
  const read = replaceFields(own, ([name, value]) => {
    const plain = plainName(name);
    if (lines.test(plain)) return readLines(value);
    const sum = sums.test(plain) && isScalar(value) ? readAmount(value) : undefined;
    if (sum === undefined) return null;
    const unit = typeof currency === 'string' ? currency : '';
    return [[['whole order', name], unit === '' ? String(sum) : inUnit(unit, sum)]];
  });
  return withClaim(read);
}

function readLines(value: JsonValue): Field[] | null {
  if (!Array.isArray(value) || !value.every(isJsonObject)) return null;
  const told = value.slice(0, most).map((line) => {
    const [what, many] = [findField(line, item), findField(line, quantity)];
    if (typeof what !== 'string') return undefined;
    const number = isScalar(many) ? readAmount(many) : undefined;
    return number === undefined ? what : `${inUnit('', number)} × ${what}`;
  });
  const isAll = value.length <= most && told.every((one) => one !== undefined);
  return isAll ? [['ordered items', told]] : null;
}
const most = 50;
