import type { JsonObject } from '@workspace-ops/contracts';
import { plainName } from '../facts/field-names.ts';
import { findField, replaceFields } from './fields.ts';

const notes = /^(?:tax|vat|gst|hst)(?:note|notes|info|text|label|display|treatment|message)$/;
const kinds = /^tax(?:details?|rate)?(?:name|label|type)$/;
const rates = /^(?:total)?tax(?:total)?(?:rate|percent(?:age)?)$/;
const sums = /^(?:total|amount)?tax(?:total|amount)?$/;
const called = /\b(VAT|GST|HST)\b/i;

/**
 * `tax_note: 'VAT not included'` says of the VAT that it is not included, and a tax of 1762.80 that is called `HST (13%)`
 * is that HST.
 */
export const withTaxNotes = (record: JsonObject): JsonObject => {
  const kind = findField(record, kinds);
  const [, name] = (typeof kind === 'string' && called.exec(kind)) || [];
  const isSummed = typeof findField(record, sums) === 'number' && name !== undefined;
  return replaceFields(record, ([own, value]) => {
    const plain = plainName(own);
    if (isSummed && sums.test(plain)) return [[[name.toLowerCase(), own], value]];
    if (isSummed && (kinds.test(plain) || rates.test(plain))) return [];
    if (!notes.test(plain) || typeof value !== 'string') return null;
    const of = called.exec(value)?.[1]?.toLowerCase() ?? 'tax';
    const said = value.replace(/^(?:VAT|GST|HST|(?:sales )?tax)(?: is)? /i, '').trim();
    return [[[of, own], said]];
  });
};
