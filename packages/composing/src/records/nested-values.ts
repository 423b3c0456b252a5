import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { plainName } from '../facts/field-names.ts';
import { findField, isScalar, replaceFields, type Field } from './fields.ts';

const sums = /^(?:amount|value)$/;
const currencies = /^(?:code|currency|currencycode)$/;
const isCode = (value: JsonValue | undefined): value is string =>
  typeof value === 'string' && /^[A-Z]{3}$/.test(value);

/** `amount: {amount: '5940.00', code: 'USD'}` is that amount, in the currency of the record; in a list of lines as well. */
export function withMoneyObjects(record: JsonObject): JsonObject {
  let currency: string | undefined;
  const readSum = ([name, value]: Field): Field[] | null => {
    if (!isJsonObject(value) || Object.keys(value).length !== partsOfSum) return null;
    const [sum, code] = [findField(value, sums), findField(value, currencies)];
    if (!isScalar(sum) || !isCode(code)) return null;
    currency ??= code;
    return code === currency ? [[name, sum]] : null;
  };
  const read = replaceFields(record, (field) => {
    const [name, value] = field;
    if (!Array.isArray(value)) return readSum(field);
    const lines = value.map((line) => (isJsonObject(line) ? replaceFields(line, readSum) : line));
    return lines.every((line, at) => line === value[at]) ? null : [[name, lines]];
  });
  const isOther = Object.entries(read).some(
    ([name, value]) => /currency/i.test(name) && isCode(value),
  );
  return currency === undefined || isOther ? read : { ...read, currency };
}
const partsOfSum = 2;

/** Odoo's `partner_id: [88, 'Brightwater School']` is a reference by its number and its name. */
export const withPairs = (record: JsonObject): JsonObject =>
  replaceFields(record, ([name, value]) => {
    if (isPair(name, value)) {
      const usual = inOdoo[name];
      return [usual === undefined ? [name, { id: value[0], name: value[1] }] : [usual, value[1]]];
    }
    if (!Array.isArray(value) || !value.every(isJsonObject)) return null;
    const lines = value.map(withPairs);
    return lines.every((line, at) => line === value[at]) ? null : [[name, lines]];
  });

const inOdoo: Readonly<Record<string, string>> = { partner_id: 'customer', user_id: 'owner' };

const isPair = (name: string, value: JsonValue): value is [number, string] =>
  name.endsWith('_id') &&
  Array.isArray(value) &&
  value.length === 2 &&
  typeof value[0] === 'number' &&
  typeof value[1] === 'string';

/** What holds the answers of a form; the form's own name is no one's. */
export const withFormName = (record: JsonObject): JsonObject => {
  const isForm =
    findField(record, /^formid$/) !== undefined &&
    Object.entries(record).some(
      ([name, value]) => plainName(name) === 'data' && isJsonObject(value),
    );
  return isForm
    ? replaceFields(record, ([name, value]) =>
        plainName(name) === 'name' ? [[['form name', name], value]] : null,
      )
    : record;
};
