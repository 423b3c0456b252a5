import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { plainName } from '../facts/field-names.ts';
import { findField, isScalar, replaceFields, type Field } from './fields.ts';

const notes = /^(?:tax|vat|gst|hst)(?:note|notes|info|text|label|display|treatment|message)$/;
const kinds = /^tax(?:details?|rate)?(?:name|label|type)$/;
const sums = /^(?:total|amount)?tax(?:total|amount)?$/;
const called = /\b(VAT|GST|HST)\b/i;

/**
 * `tax_note: 'VAT not included'` says of the VAT that it is not included, and a tax of 1762.80 that is called `HST (13%)`
 * is that HST.
 */
export const withTaxNotes = (record: JsonObject): JsonObject => {
  const [, name] = called.exec(readKind(record)) ?? [];
  return replaceFields(record, ([own, value]) => {
    const plain = plainName(own);
    const parts = splitTax(own, value);
    if (parts !== undefined) return parts;
    if (name !== undefined && sums.test(plain) && typeof value === 'number')
      return [[[name.toLowerCase(), own], value]];
    if (!notes.test(plain) || typeof value !== 'string') return null;
    const of = called.exec(value)?.[1]?.toLowerCase() ?? 'tax';
    const said = value.replace(/^(?:VAT|GST|HST|(?:sales )?tax)(?: is)? /i, '').trim();
    return [[[of, own], said]];
  });
};

/** `hst: {rate: '13%', amount: 2203.5}` is a rate, and a sum that is no amount of the whole. */
function splitTax(name: string, value: JsonValue): Field[] | undefined {
  if (!/^(?:sales)?(?:tax|vat|gst|hst|pst|qst)$/.test(plainName(name)) || !isJsonObject(value))
    return undefined;
  const [rate, sum] = [
    findField(value, /^(?:rate|percent)$/),
    findField(value, /^(?:amount|total|sum)$/),
  ];
  return isScalar(rate) && isScalar(sum) && Object.keys(value).length === 2
    ? [
        [name, typeof rate === 'number' ? `${String(rate)}%` : rate],
        [`${name} amount`, sum],
      ]
    : undefined;
}

/** `taxDetails: {name: 'HST (13%)'}` */
function readKind(record: JsonObject): string {
  const nested = findField(record, details);
  const kind: JsonValue | undefined =
    findField(record, kinds) ?? (isJsonObject(nested) ? nested['name'] : undefined);
  return typeof kind === 'string' ? kind : '';
}
const details = /^tax(?:details?|rate)$/;

/** The record without the name and the rate of a tax that stands in it as a sum under its name. */
export const withoutTaxKinds = (record: JsonObject): JsonObject =>
  typeof findField(record, /^(?:vat|gst|hst)$/) === 'number'
    ? replaceFields(record, ([name]) => (kindsOrRates.test(plainName(name)) ? [] : null))
    : record;
const kindsOrRates =
  /^tax(?:details?|rate)?(?:name|label|type)$|^tax(?:details?|rate)$|^(?:total)?tax(?:total)?(?:rate|percent(?:age)?)$/;
