import { redactJson, toRedactedText } from '@workspace-ops/content';
import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { readSpecifics, type Specific } from './read-specifics.ts';
import { splitWords, toLabel } from '../words.ts';

/** A value of an entry, as a cell is compared with it. */
export interface Part {
  label: string;
  text: string;
  /** Its words between spaces, one before the first and one after the last. */
  words: string;
  specifics: readonly Specific[];
}

/** One entry of a list, of whatever form. */
export interface Entry {
  parts: readonly Part[];
  /** The part by which it is told from the others; undefined of a line of text. */
  key: Part | undefined;
}

const most = { entries: 100, parts: 24, text: 600 };
/** What calls an entry, under whichever of these names. */
export const callings =
  /^(?:item|task|job|invoice(?:no|number)?|inv(?:no)?|number|no|ref|reference|order|line|costcentre|costcenter|account|name|title|product|deliverable|channel|post|question|site|control|milestone|what|sku|id|code|category|department|customer|client)$/;

/** What the rows of a table are compared with. */
export interface RowInput {
  /** Of each list with several entries. */
  lists: readonly (readonly Entry[])[];
  /** What stands beside the lists. */
  shared: readonly Part[];
}

export const readRowInput = (context: JsonObject): RowInput => ({
  lists: readEntries(context),
  shared: Object.entries(context).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number'
      ? [toPart(name, toRedactedText(value, name))]
      : [],
  ),
});

const readEntries = (context: JsonObject): Entry[][] =>
  [
    ...Object.values(context).flatMap((value) =>
      isJsonObject(value) ? Object.values(value) : [value],
    ),
    readColumns(context),
  ]
    .filter((items) => Array.isArray(items) && items.length > 1)
    .map((items) => toEntries(redactJson((items as JsonValue[]).slice(0, most.entries)).value))
    .filter((entries) => entries.length > 1);

/** `{before: {candles: 40, soap: 25}, sold: {candles: 12}}`: what each field says of the same things, by thing. */
function readColumns(context: JsonObject): JsonObject[] {
  const columns = Object.entries(context).flatMap(([name, value]) =>
    isJsonObject(value) && isColumn(value) ? [{ name, value }] : [],
  );
  const [first] = columns.toSorted(
    (one, other) => Object.keys(other.value).length - Object.keys(one.value).length,
  );
  const items = new Set(Object.keys(first?.value ?? {}));
  const ofSame = columns
    .filter(({ value }) => Object.keys(value).every((key) => items.has(key)))
    .slice(0, most.parts);
  if (ofSame.length < 2) return [];
  return Array.from(items, (item) => ({
    item,
    ...Object.fromEntries(
      ofSame.flatMap(({ name, value }) =>
        Object.hasOwn(value, item) ? [[name, value[item]!]] : [],
      ),
    ),
  }));
}

const isColumn = (value: JsonObject): boolean =>
  Object.keys(value).length <= most.entries && Object.values(value).every(isPlain);
const isPlain = (value: JsonValue): boolean =>
  typeof value === 'number' || (typeof value === 'string' && value.length <= longestCell);
const longestCell = 40;

function toEntries(items: readonly JsonValue[]): Entry[] {
  const read = items.map(toParts);
  if (read.some((parts) => parts.length === 0)) return [];
  if (items.every((item) => typeof item === 'string'))
    return read.map((parts) => ({ parts, key: undefined }));
  if (!items.every((item) => typeof item === 'object')) return [];
  const label = findKey(read);
  return label === undefined
    ? []
    : read.map((parts) => ({ parts, key: parts.find((part) => part.label === label) }));
}

const toParts = (item: JsonValue): Part[] => listParts('', item).slice(0, most.parts);

function listParts(label: string, value: JsonValue): Part[] {
  if (value === null || value === '') return [];
  if (Array.isArray(value)) return value.flatMap((one) => listParts(label, one));
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([name, child]) => listParts(name, child));
  return [toPart(label, String(value))];
}

export function toPart(name: string, value: string): Part {
  const text = value.slice(0, most.text).trim();
  return {
    label: toLabel(name),
    text,
    words: ` ${splitWords(text).join(' ')} `,
    specifics: readSpecifics(text),
  };
}

/** The name under which all entries have something else: of those that name a thing first. */
function findKey(read: readonly (readonly Part[])[]): string | undefined {
  const isDistinct = (label: string): boolean => {
    const own = read.map((parts) => parts.find((part) => part.label === label)?.words.trim() ?? '');
    return !own.includes('') && new Set(own).size === own.length;
  };
  const labels = (read[0] ?? []).map(({ label }) => label);
  return (
    labels.find((label) => callings.test(label) && isDistinct(label)) ??
    labels.find((label) => isOfWords(read, label) && isDistinct(label))
  );
}

const isOfWords = (read: readonly (readonly Part[])[], label: string): boolean =>
  read.every((parts) =>
    parts.some(
      (part) =>
        part.label === label &&
        /\p{L}{2}/u.test(part.text) &&
        part.specifics.every(({ kind }) => kind !== 'date'),
    ),
  );
