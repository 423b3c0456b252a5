import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { replaceRanges } from '../replace-ranges.ts';
import { findAnnounced } from './find-findings.ts';
import type { Finding } from './finding.ts';
import { redactionMarks, redactText } from './redact-text.ts';

const phoneKey = /(?:phone|mobile|telephone|whatsapp|fax|msisdn)(?:_?(?:no|nr|number|e164))?$/i;

/**
 * A copy without the personal data and secrets in its texts, numbers and keys. A key that names a phone, a passport, a
 * birth date or an identity number makes digits one, a key that names a secret makes its text one.
 */
export function redactJson<T extends JsonValue>(value: T): { value: T; count: number } {
  const tally = { count: 0 };
  return { value: redactValue(value, '', tally) as T, count: tally.count };
}

/** A value without parts as a text, redacted as `redactJson` does it under that key. */
export function toRedactedText(value: string | number | boolean, key: string): string {
  const tally = { count: 0 };
  if (typeof value === 'string') return redactString(value, key, tally);
  return typeof value === 'number' ? String(redactNumber(value, key, tally)) : String(value);
}

interface Tally {
  count: number;
}

function redactValue(value: JsonValue, key: string, tally: Tally): JsonValue {
  if (typeof value === 'string') return redactString(value, key, tally);
  if (typeof value === 'number') return redactNumber(value, key, tally);
  if (Array.isArray(value)) return value.map((item) => redactValue(item, key, tally));
  if (value === null || typeof value === 'boolean') return value;
  return redactObject(value, tally);
}

function redactObject(value: JsonObject, tally: Tally): JsonObject {
  const redacted = new Map<string, JsonValue>();
  for (const [key, child] of Object.entries(value)) {
    redacted.set(freeKey(redactString(key, '', tally), redacted), redactValue(child, key, tally));
  }
  return Object.fromEntries(redacted);
}

/** Two keys may redact to one mark; neither value may be lost. */
function freeKey(key: string, taken: ReadonlyMap<string, JsonValue>): string {
  if (!taken.has(key)) return key;
  let nth = taken.size;
  while (taken.has(`${key} ${nth}`)) nth += 1;
  return `${key} ${nth}`;
}

function redactString(text: string, key: string, tally: Tally): string {
  if (namesSecret(key) && text.trim() !== '') return redactionMarks.secret;
  const found = findNamed(key, text);
  const redacted = redactText(replaceFound(text, found));
  tally.count += found.length + redacted.count;
  return redacted.text;
}

const longest = { key: 100, value: 40 };

/** What is found only behind a word for it may have that word as its key: `dateOfBirth: '1979-04-11'`. */
function findNamed(key: string, text: string): Finding[] {
  if (key === '' || text.length > longest.value || !/(?:\d\D*){4}/.test(text)) return [];
  if (phoneKey.test(key) && /^[+()\d .\-/]{7,24}$/.test(text) && /(?:\d\D*){7}/.test(text)) {
    return [{ kind: 'phone', start: 0, end: text.length }];
  }
  if (key.length > longest.key) return [];
  return findAnnounced(key.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '), text);
}

const replaceFound = (text: string, found: readonly Finding[]): string =>
  replaceRanges(text, found, ({ kind }) => redactionMarks[kind]);

/** The text with marks in the place of what the key alone says of its digits. */
export const redactNamed = (text: string, key: string): string =>
  replaceFound(text, findNamed(key, text));

function redactNumber(value: number, key: string, tally: Tally): string | number {
  const text = String(value);
  const redacted = redactString(text, namesSecret(key) ? '' : key, tally);
  return redacted === text ? value : redacted;
}

const secret =
  /pass(?:word|phrase|wd)?$|^pwd$|secret|token|api_?-?key|authori[sz]ation|credential|private_?-?key/i;

/** Whether a field by its name holds what no output may carry on. */
export const namesSecret = (key: string): boolean => secret.test(key.slice(0, 200));
