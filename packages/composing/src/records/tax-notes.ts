import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { plainName } from '../facts/field-names.ts';
import { replaceFields } from './fields.ts';

const notes = /^(?:tax|vat|gst|hst)(?:note|notes|info|text|label|display|treatment|message)$/;

/** `tax_note: 'VAT not included'` says of the VAT that it is not included. */
export const withTaxNotes = (record: JsonObject): JsonObject =>
  replaceFields(record, ([name, value]) => {
    if (!notes.test(plainName(name)) || typeof value !== 'string') return null;
    const [, said = ''] = /\b(VAT|GST|HST|tax)\b/i.exec(value) ?? [];
    const of = said === '' ? 'tax' : said.toLowerCase();
    const rest = value.replace(/^(?:VAT|GST|HST|(?:sales )?tax)(?: is)? /i, '').trim();
    return [[[of, name], rest] as [readonly string[], JsonValue]];
  });
