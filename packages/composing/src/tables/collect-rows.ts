import { fillPlaceholders, namesSecret } from '@workspace-ops/content';
import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { nameDenied } from '../facts/denied-names.ts';
import { freeText, namesFor, normalName, plainName, spacedName } from '../facts/field-names.ts';
import { findMeanings, findMeaning } from '../facts/names-in-workflow.ts';
import { isStillToCome } from '../facts/still-to-come.ts';
import { onceByName } from '../facts/once-by-name.ts';
import { findWho } from '../facts/open-parties.ts';
import { ownValue } from '../facts/own-value.ts';
import { clip, withoutTags } from '../facts/inline-text.ts';
import { isHourAlone } from '../times/calendar.ts';
import { isDue, isParty, isUnitPrice, keysFor } from './keys-of-columns.ts';
import { toRecord } from './line-records.ts';
import { withOwnParts } from '../questions/own-parts.ts';
import { keepNumbers } from '../questions/number-blanks.ts';

export type Cell = string | number;

export interface Table {
  header: readonly string[];
  rows: readonly (readonly Cell[])[];
}

const limits = { rows: 500, columns: 24, cell: 2_000, name: 60 };

/**
 * The context as a table: the largest list of records gives the rows, values beside it are
 * repeated in each, but for remarks, which are about all of them, and for what is left out; without a list the
 * context is one row. A further list of plain values that a wanted column is named for gives a row for each of them.
 * The wanted columns come first and are filled from fields of their name or a synonym; other fields follow.
 * @param more.left names of values beside the list, as `form date`, that have no place in the table.
 * @param more.derived values of wanted columns that follow from a row's others.
 */
export function collectRows(
  context: JsonObject,
  wanted: readonly string[],
  { left = new Set(), derived = {} }: { left?: ReadonlySet<string>; derived?: Derived } = {},
): Table {
  const [listKey, records] = largestList(context, wanted);
  const beside = without(selectScalars(context, listKey), left);
  const given = new Set(records.flatMap((record) => Object.keys(record)));
  const others = withoutSecond(beside, wanted, given);
  const remarks = listRemarks(others, { wanted, listKey, isOfSeveral: records.length > 1 });
  const shared = without(others, new Set(remarks));
  const rows = [
    ...records.map((record) => ({ ...shared, ...record })),
    ...remarkRows(without(others, new Set(Object.keys(shared))), wanted),
    // What the records have of their own is a figure of all of them where it stands beside them.
    ...furtherEntries(context, { listKey, wanted, given }).map((entry) => ({
      ...without(shared, given),
      ...entry,
    })),
  ].slice(0, limits.rows);
  const keys = listColumns(rows, wanted, derived);
  return {
    header: uniqueNames(keys.map(({ name }) => name)),
    rows: rows
      .map((row) => keys.map(({ from }) => toCell(from(row))))
      .filter((cells) => cells.some((cell) => cell !== '')),
  };
}

export type Derived = Readonly<Record<string, (row: JsonObject) => JsonValue | undefined>>;

/** Whether a list gives more rows than one. */
export const hasSeveralRows = (context: JsonObject): boolean =>
  Object.entries(context).some(
    ([name, value]) => Array.isArray(value) && value.length > 1 && !namesSecret(name),
  );

/** Whether a list has records, and not remarks or names alone. */
export const hasRecords = (context: JsonObject): boolean =>
  Object.values(context).some((value) => Array.isArray(value) && value.some(isJsonObject));

/** The lists of records that give no rows, with how many entries each has. */
export function listUnused(
  context: JsonObject,
  wanted: readonly string[],
): { name: string; count: number }[] {
  const [listKey] = largestList(context, wanted);
  return Object.entries(context).flatMap(([name, value]) =>
    name !== listKey && Array.isArray(value) && value.some(isJsonObject) && !namesSecret(name)
      ? [{ name, count: value.length }]
      : [],
  );
}

const without = (record: JsonObject, left: ReadonlySet<string>): JsonObject =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !left.has(name)));

/** Where each record has its due date, the day of the whole list is none of them. */
function withoutSecond(
  beside: JsonObject,
  wanted: readonly string[],
  given: ReadonlySet<string>,
): JsonObject {
  const names = Object.keys(beside).filter((name) => !given.has(name));
  const own = [...given];
  const second = wanted
    .filter((column) => keysFor(column, own).some((key) => isSameOf(column, key, own)))
    .flatMap((column) => keysFor(column, names));
  return without(beside, new Set(second));
}

/**
 * The price of one is not the amount beside it, nor a patient or a tenant the customer who pays for them, nor a line of
 * a budget the cost centre that has it.
 */
function isSameOf(column: string, key: string, own: readonly string[]): boolean {
  if (column === 'customer') return !isParty(key);
  if (column === 'costCentre') return normalName(key) !== 'line';
  return column !== 'amount' || !isUnitPrice(key, own);
}

/** The entries of the other lists of plain values, each under the wanted column that no record fills. */
function furtherEntries(
  context: JsonObject,
  {
    listKey,
    wanted,
    given,
  }: { listKey: string | undefined; wanted: readonly string[]; given: ReadonlySet<string> },
): JsonObject[] {
  const open = wanted.filter((name) => keysFor(name, [...given]).length === 0);
  return Object.entries(context).flatMap(([name, value]) => {
    const plain = normalName(name);
    const column = open.find((one) =>
      namesFor(one).some((own) => own === plain || own === plain.replace(/s$/, '')),
    );
    const isOther = name !== listKey && Array.isArray(value) && !namesSecret(name);
    if (column === undefined || !isOther || value.some(isJsonObject)) return [];
    return value.map((entry) => ({ [column]: entry }));
  });
}

/** A list of plain values counts as records of one field, named after the list. */
function largestList(
  context: JsonObject,
  wanted: readonly string[],
): [string | undefined, JsonObject[]] {
  const [largest] = Object.entries(context)
    .flatMap(([name, value]) =>
      Array.isArray(value) && value.length > 0 && !namesSecret(name) ? [{ name, value }] : [],
    )
    .toSorted((one, other) => rank(other) - rank(one) || other.value.length - one.value.length);
  if (largest === undefined) return [undefined, [{}]];
  const { name, value } = largest;
  const isOfItems = findMeaning(findMeanings(wanted), plainName(name), '')?.as === 'items';
  const own = name.replace(/s$/, '');
  // A register has what is to be done as its items, whatever its list is called: `Monday list`.
  const isOwn =
    wanted.includes('observation') && !wanted.some((one) => keysFor(one, [own]).length > 0);
  const item =
    isOfItems || (isOwn && !isJsonObject(value[0]!)) || normalName(name) === '' ? 'item' : own;
  // Nothing is read of what the table has no room for.
  const entries = value.slice(0, limits.rows);
  const records = entries.map((entry) =>
    isJsonObject(entry) ? addName(item, flat(entry), wanted) : toRecord(item, entry, wanted),
  );
  return [name, withOwnParts(records, entries, wanted)];
}

/** The name of an entry of `channels` is the channel, where that is a column; a register has `chargers` as its items. */
function addName(item: string, entry: JsonObject, wanted: readonly string[]): JsonObject {
  const own = normalName(item);
  if (wanted.includes('observation')) return addItem(own, entry, wanted);
  const column = wanted.find((one) => normalName(one) === own);
  const names = Object.keys(entry);
  const isOwn = (name: string): boolean => wanted.some((one) => keysFor(one, names).includes(name));
  const thing = names.find((name) => normalName(name) === own && !isOwn(name));
  // `courses: [{course: 'Beginners', …}]`
  if (thing !== undefined && wanted.includes('item') && keysFor('item', names).length === 0)
    return Object.fromEntries(names.map((name) => [name === thing ? 'item' : name, entry[name]!]));
  if (column === undefined || !names.includes('name') || keysFor(column, names).length > 0)
    return entry;
  const { name, ...rest } = entry;
  return { [column]: name!, ...rest };
}

function addItem(own: string, entry: JsonObject, wanted: readonly string[]): JsonObject {
  const key = Object.keys(entry).find((name) => normalName(name) === own);
  const isTaken = wanted.some(
    (one) => keysFor(one, Object.keys(entry)).includes(key ?? '') || one === own,
  );
  if (key === undefined || isTaken || keysFor('item', Object.keys(entry)).length > 0) return entry;
  const { [key]: value, ...rest } = entry;
  const said = typeof value === 'object' ? '' : String(value);
  return { item: /^\d{1,4}$/.test(said) ? `${key} ${said}` : value!, ...rest };
}

/** Records before remarks, however many there are. */
const rank = ({ value: [first] }: { value: readonly JsonValue[] }): number =>
  Number(first !== undefined && isJsonObject(first));

function selectScalars(context: JsonObject, listKey: string | undefined): JsonObject {
  const entries = Object.entries(context).filter(
    ([key, value]) => key !== listKey && !Array.isArray(value),
  );
  return flat(Object.fromEntries(entries));
}

/** What is said of a whole list, and of none of its records. */
function listRemarks(
  values: JsonObject,
  {
    wanted,
    listKey,
    isOfSeveral,
  }: { wanted: readonly string[]; listKey: string | undefined; isOfSeveral: boolean },
): string[] {
  const columns = new Set(wanted.map(normalName));
  const named = new Set(wanted.flatMap(namesFor));
  const isSentence = (value: JsonValue) =>
    typeof value === 'string' && /\s.*[.!?…]\s*$/su.test(value);
  return Object.entries(values).flatMap(([key, value]) => {
    const name = normalName(key);
    const isRemark =
      (listKey !== undefined && (freeText.has(name) || ofAll.has(name))) ||
      // `Blue Heron Pictures Inc.` is the customer.
      (isOfSeveral && isSentence(value) && !named.has(name));
    return isRemark && !columns.has(name) ? [key] : [];
  });
}

/** What worked is said of all posts, and is none of each. */
const ofAll = new Set(['highlights', 'issues', ...namesFor('takeaway')]);

/** A note beside a register's entries is an observation, too. */
const remarkRows = (remarks: JsonObject, wanted: readonly string[]): JsonObject[] =>
  wanted.includes('observation')
    ? Object.entries(remarks).flatMap(([name, value]) =>
        freeText.has(normalName(name)) && typeof value === 'string' ? [{ observation: value }] : [],
      )
    : [];

/** One level of nesting becomes `outer inner`; anything deeper is written as JSON in its cell. */
function flat(record: JsonObject): JsonObject {
  const entries = Object.entries(record)
    .filter(([key]) => !namesSecret(key))
    .slice(0, limits.columns * 4)
    .flatMap(([key, value]): [string, JsonValue][] =>
      isJsonObject(value)
        ? (splitMoney(key, value) ??
          Object.entries(value)
            .filter(([inner]) => !namesSecret(inner))
            .slice(0, limits.columns)
            .map(([inner, child]) => [`${key} ${inner}`, child]))
        : [[key, value]],
    );
  return Object.fromEntries(entries);
}

/** `amountDue: { value: 640, currency: "GBP" }` is an amount, and its currency beside it. */
function splitMoney(key: string, value: JsonObject): [string, JsonValue][] | undefined {
  const [sum, unit, ...others] = Object.entries(value).toSorted(
    ([one], [other]) =>
      Number(normalName(one) === 'currency') - Number(normalName(other) === 'currency'),
  );
  return sum !== undefined &&
    unit !== undefined &&
    others.length === 0 &&
    /^(?:value|amount|sum)$/.test(normalName(sum[0])) &&
    normalName(unit[0]).startsWith('currency')
    ? [
        [key, sum[1]],
        ['currency', unit[1]],
      ]
    : undefined;
}

interface Column {
  name: string;
  from: (row: JsonObject) => JsonValue | undefined;
}

function listColumns(
  rows: readonly JsonObject[],
  wanted: readonly string[],
  derived: Derived,
): Column[] {
  const present = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const used = new Set<string>();
  const first = wanted.map((name): Column => {
    const keys = keysFor(name, present)
      .filter((key) => !used.has(key) && !(name === 'amount' && isUnitPrice(key, present)))
      .filter((key) => name !== 'date' || !isOfHours(key, rows))
      .slice(0, 1);
    for (const key of keys) used.add(key);
    // What is counted, as the posts of a channel, is not one of them.
    const plural = present.find(
      (key) => !used.has(key) && normalName(key) === `${normalName(name)}s`,
    );
    if (keys.length === 0 && plural !== undefined) {
      used.add(plural);
      return { name: plural, from: (row) => ownValue(row, plural) };
    }
    return {
      // The day until which something is due is not that of the entry.
      name: name === 'date' && keys.some(isDue) ? 'dueDate' : name,
      from: (row) =>
        keys.map((key) => settledValue(row, key)).find((value) => value != null) ??
        derived[name]?.(row),
    };
  });
  const others = present.filter((key) => !used.has(key));
  const who = findWho(present);
  const rest = others.map((key): Column => ({
    name: key === who ? 'contact' : key,
    from: (row) => ownValue(row, key),
  }));
  return [...first, ...rest].slice(0, limits.columns);
}

/** A cell for a number is empty as long as nobody has given it, and where there is none. */
function settledValue(row: JsonObject, key: string): JsonValue | undefined {
  const value = ownValue(row, key);
  return typeof value === 'string' &&
    (isStillToCome(key, value) || nameDenied([key], value) !== undefined)
    ? undefined
    : value;
}

/** `start: 07:30` is no date. */
const isOfHours = (key: string, rows: readonly JsonObject[]): boolean =>
  rows.some((row) => {
    const value = ownValue(row, key);
    return typeof value === 'string' && isHourAlone(value);
  });

const toColumnName = onceByName((name) => {
  const plain = safeText(spacedName(name.slice(0, 200)), limits.name);
  return plain.replace(/[^\p{L}\p{N}]+/gu, '_').replace(/^_+|_+$/g, '') || 'column';
});

function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const base = toColumnName(name);
    let unique = base;
    for (let nth = 2; taken.has(unique); nth += 1) unique = `${base}_${nth}`;
    taken.add(unique);
    return unique;
  });
}

function toCell(value: JsonValue | undefined): Cell {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = safeText(typeof value === 'string' ? value : toJson(value), limits.cell);
  if (unknown.test(text)) return '';
  return toBeDecided.test(text) ? fillPlaceholders(text.toUpperCase()).text : text;
}

/** A reader takes `null` for a value to come. */
const toJson = (value: JsonValue): string =>
  JSON.stringify(value, (_, part: JsonValue) => part ?? '');

/** In a cell of their own these stand for a value that nobody knows yet; within a text they may be part of it. */
const unknown = /^(?:XX|\?{2,9}|_{2,40})$/;
const toBeDecided = /^tb[acd]$/i;

/** One line without control characters and without anything that reads as a template. */
function safeText(text: string, maxLength: number): string {
  const line = withoutTags(text.slice(0, maxLength * 4).toWellFormed())
    .replace(/[\p{Cc}\p{Cf}\s]+|lorem|ipsum/giu, ' ')
    .trim();
  return clip(fillPlaceholders(keepNumbers(line)).text.trim(), maxLength);
}
