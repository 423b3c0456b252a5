import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { readAmount, toCents } from '../facts/amounts.ts';
import { inUnit } from '../facts/currency.ts';
import { isKnownName, plainName, spacedName } from '../facts/field-names.ts';
import { findField, isEmpty, isScalar, replaceFields, toText, type Field } from './fields.ts';

const depth = 4;
const most = 500;

/** Records within a record that hold no more than one value: a name beside its number, a sum beside its currency. */
export function withWrappedValues(record: JsonObject): JsonObject {
  const own = Object.entries(record).find(
    ([name, value]) => /^(?:document|transaction)?currency/.test(plainName(name)) && isCode(value),
  )?.[1];
  const codes = new Set(listCodes(record, 0));
  const all = new Set([...codes, ...(isCode(own) ? [own.toUpperCase()] : [])]);
  const read = readRecord(record, 0, all.size > 1);
  const [currency] = codes;
  return currency === undefined || own !== undefined || all.size > 1 ? read : { ...read, currency };
}

const isCode = (value: JsonValue | undefined): value is string =>
  typeof value === 'string' && /^[a-z]{3}$/i.test(value);

function readRecord(record: JsonObject, level: number, isMixed: boolean): JsonObject {
  if (level === depth) return record;
  return replaceFields(record, ([name, value]) => {
    const single =
      readSum(name, value, isMixed) ?? readNamed(name, value) ?? readFiles(name, value);
    if (single !== undefined) return [single];
    if (isScalar(value)) return null;
    const nested = readNested(value, level, isMixed);
    return nested === value ? null : [[name, nested]];
  });
}

function readNested(value: JsonObject | JsonValue[], level: number, isMixed: boolean): JsonValue {
  if (isJsonObject(value)) return readRecord(value, level + 1, isMixed);
  const read = value
    .slice(0, most)
    .map((one) => (isJsonObject(one) ? readRecord(one, level + 1, isMixed) : one));
  return read.some((one, at) => one !== value[at]) ? [...read, ...value.slice(most)] : value;
}

/** The currencies of all sums that a record holds. */
function listCodes(value: JsonValue, level: number): string[] {
  if (isScalar(value) || level > depth) return [];
  const sum = splitSum(value);
  if (sum !== undefined) return [sum.code];
  const held = Array.isArray(value) ? value.slice(0, most) : Object.values(value);
  return held.flatMap((one) => listCodes(one, level + 1));
}

/** `{amount: '640.00', code: 'USD'}` */
function splitSum(value: JsonValue): { sum: number; code: string } | undefined {
  if (!isJsonObject(value) || !isSum(Object.keys(value))) return undefined;
  const amount = findField(value, /^(?:amount|value)$/);
  const said = findField(value, /^(?:currency|currencycode|code)$/);
  const code = isJsonObject(said) ? findField(said, /^(?:code|currencycode)$/) : said;
  const sum = isScalar(amount) ? readAmount(amount) : undefined;
  return sum !== undefined && isCode(code) ? { sum, code: code.toUpperCase() } : undefined;
}

/** What programs write beside a sum: `{amount: 5250, currency: 'EUR', tax: 'excluding'}`. */
const isSum = (names: readonly string[]): boolean =>
  names.length > 1 && names.filter((name) => !besideSum.test(plainName(name))).length === 2;
const besideSum = /^(?:tax|formatted|display(?:value)?|precision|symbol)$/;

/** What is called money is counted in cents; where sums are in several currencies, each is told with its own. */
function readSum(name: string, value: JsonValue, isMixed: boolean): Field | undefined {
  const split = splitSum(value);
  if (split === undefined) return undefined;
  const bare = name.replace(/[_ ]?money$/i, '');
  const isInCents = bare !== name && Number.isInteger(split.sum);
  const sum = isInCents ? toCents(split.sum / 100) : split.sum;
  return [isInCents ? bare || 'amount' : name, isMixed ? inUnit(split.code, sum) : sum];
}

const named = /^(?:name|fullname|refname|displayname|displayedas|title|label|descriptor)$/;
const besideName =
  /^(?:_?id|refid|plancode|uid|guid|uuid|gid|code|key|value|slug|identifier|object(?:name)?|type|links?|href|self|color)$/;
/** People tell of a thing what they call it, and no number of a program. */
const ofRecord = /^(?:_?id|refid|uid|guid|uuid|gid|object|self|plancode|descriptor|label)$/;

/** Odoo's `partner_id: [88, 'Brightwater School']` is a reference by its number and its name. */
export function readPair(name: string, value: JsonValue): JsonObject | undefined {
  if (!pairs.test(name)) return undefined;
  return readNumbered(value);
}

/** The same of whom or what it names, whatever it is called. */
export function readNumbered(value: JsonValue): JsonObject | undefined {
  if (!Array.isArray(value) || value.length !== 2) return undefined;
  const [id, text] = value;
  return typeof id === 'number' && typeof text === 'string' ? { id, name: text } : undefined;
}
const pairs = /[_ ]id$/i;

/** `{id: '9', refName: 'Picking'}`, `[12, 'Steel angle']` */
function readNamed(name: string, given: JsonValue): Field | undefined {
  const pair = readPair(name, given);
  if (pair !== undefined) return [name.replace(pairs, ''), pair['name']!];
  if (!isJsonObject(given)) return undefined;
  const entries = Object.entries(given);
  const own = entries.filter(([key, one]) => named.test(plainName(key)) && !isEmpty(one));
  const isOnly = entries.every(
    ([key]) => named.test(plainName(key)) || besideName.test(plainName(key)),
  );
  return own.length === 1 &&
    isOnly &&
    entries.some(([key]) => ofRecord.test(plainName(key))) &&
    typeof own[0]![1] === 'string'
    ? [name, own[0]![1]]
    : undefined;
}

/** Files by what they are called: their addresses are for programs. */
function readFiles(name: string, value: JsonValue): Field | undefined {
  if (!Array.isArray(value) || value.length === 0 || !value.every(isJsonObject)) return undefined;
  const files = value.map((one) => toText(findField(one, /^(?:filename|name)$/)));
  const isOfFiles = value.every(
    (one, at) =>
      /\.[a-z\d]{2,5}$/i.test(files[at]!) &&
      findField(one, /^(?:url|href|downloadurl|link)$/) !== undefined,
  );
  if (!isOfFiles) return undefined;
  const what = spacedName(name);
  const said = files.join(', ');
  return [
    name,
    isKnownName(name)
      ? said
      : `${String(files.length)} ${files.length === 1 ? what.replace(/s$/, '') : what}: ${said}`,
  ];
}
