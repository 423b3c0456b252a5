import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { normalName, plainName, spacedName } from '../facts/field-names.ts';
import { findField, isScalar, toText } from './fields.ts';
import { isOfUsers, readCell } from './typed-cells.ts';

const depth = 4;

/**
 * Values that programs take apart as people write them: `{first, last}` of a name, `{day, month, year}`, and
 * `{type: 'rich_text', rich_text: [{plain_text}]}`, whose type says where the value is.
 */
export const withCompositeValues = (record: JsonObject): JsonObject => readRecord(record, 0);

function readRecord(record: JsonObject, level: number): JsonObject {
  const read = Object.entries(record).map(([name, value]): [string, JsonValue] => [
    isOfUsers(value) ? nameOurs(name, record) : name,
    readValue(name, value, level),
  ]);
  return read.some(([name, value]) => value !== record[name]) ? Object.fromEntries(read) : record;
}

/** `Lead` and `Contact` are the customer's, unless whoever they name is ours. */
function nameOurs(name: string, record: JsonObject): string {
  const ours = `our ${spacedName(name)}`;
  return /^(?:lead|contact(?:person)?)$/.test(normalName(name)) && record[ours] === undefined
    ? ours
    : name;
}

function readValue(name: string, value: JsonValue, level: number): JsonValue {
  if (isScalar(value) || level === depth) return value;
  if (!isJsonObject(value)) {
    const read = value.map((one) => readValue('', one, level + 1));
    return read.some((one, at) => one !== value[at]) ? read : value;
  }
  const cell = readOnly(name, value) ?? readCell(value);
  // An empty cell says nothing.
  if (cell !== undefined) return readValue(name, cell, level + 1);
  return (
    readParts(name, value) ??
    readDue(name, value) ??
    readOwn(name, value) ??
    readDays(value) ??
    readShare(value) ??
    readRecord(value, level + 1)
  );
}

/** `CustomerMemo: {value: 'Three coats.'}`; of a reference it is a number, or a code that is read with it. */
const readOnly = (name: string, value: JsonObject): JsonValue | undefined =>
  !/(?:ref|reference|id)$/i.test(name) &&
  Object.keys(value).length === 1 &&
  isScalar(value['value'])
    ? value['value']
    : undefined;

function readParts(name: string, value: JsonObject): JsonValue | undefined {
  const parts = Object.fromEntries(
    Object.entries(value).map(([own, of]) => [plainName(own), of]),
  ) as Record<string, JsonValue>;
  const keys = Object.keys(parts).filter((key) => parts[key] !== '' && parts[key] !== null);
  const join = (...names: string[]): string =>
    names
      .flatMap((one) => (isScalar(parts[one]) && keys.includes(one) ? [String(parts[one])] : []))
      .join(' ');
  if (
    /names?$/.test(plainName(name)) &&
    keys.every((key) => ofName.test(key)) &&
    keys.includes('first')
  )
    return join('prefix', 'first', 'middle', 'last');
  const isDay = keys.length === 3 && ['day', 'month', 'year'].every((key) => keys.includes(key));
  if (isDay && /^\d{4}$/.test(join('year')))
    return `${join('year')}-${join('month').padStart(2, '0')}-${join('day').padStart(2, '0')}`;
  return keys.length === 2 && keys.includes('area') && keys.includes('phone')
    ? join('area', 'phone')
    : undefined;
}
const ofName = /^(?:prefix|first|middle|last|suffix)$/;

/** `due: {date, string}` */
const readDue = (name: string, value: JsonObject): JsonValue | undefined =>
  /^(?:due|deadline|start|end)$/.test(plainName(name)) && typeof value['date'] === 'string'
    ? value['date']
    : undefined;

const endsOfDays = /^(?:start|end)(?:date|time|datetime)?(?:utc|local)?$/;

/** `{start, start_date, end: null}`, `{date, hour: ''}`: its day, and both where it has two. People write no end that is empty. */
function readDays(value: JsonObject): JsonValue | undefined {
  const names = Object.keys(value);
  const { date, hour } = value;
  if (names.length === 2 && typeof date === 'string' && typeof hour === 'string')
    return `${date} ${hour}`.trim();
  const isOfProgram = names.length > 2 || Object.values(value).some((own) => own === null);
  if (!isOfProgram || !names.every((name) => endsOfDays.test(plainName(name)))) return undefined;
  const [start, end] = [/^start(?:date)?$/, /^end(?:date)?$/].map((ends) =>
    toText(findField(value, ends)).replace(midnight, ''),
  );
  if (!start) return undefined;
  return !end || end === start ? start : `${start} to ${end}`;
}
const midnight = /[T ]00:00(?::00)?(?:\.0+)?Z?$/;

/** `{current: '70', percent_completed: 0.7}` */
function readShare(value: JsonObject): JsonValue | undefined {
  const share = findField(value, shares);
  const isShare = Object.keys(value).every((name) => ofShare.test(plainName(name)));
  if (!isShare || typeof share !== 'number' || share < 0) return undefined;
  return `${String(Math.round(share <= 1 ? share * 100 : share))}%`;
}
const shares = /^percent(?:age)?(?:completed?|done)?$/;
const ofShare =
  /^(?:percent(?:age)?(?:completed?|done)?|current|start|end|total|target|completed|done|min|max)$/;

/** `client: {clientid, clientname}`, `priority: {priorityid, priority}`: what it is called, under the name that holds it. */
function readOwn(name: string, value: JsonObject): JsonValue | undefined {
  const outer = plainName(name);
  const own = Object.entries(value).filter(([key]) => !onMap.test(plainName(key)));
  // Of a list each goes by `id` and `name` alone, which others read.
  if (outer === '') return undefined;
  const isOwn = own.every(([key]) =>
    [outer, `${outer}id`, `${outer}name`].includes(plainName(key)),
  );
  const ids = own.filter(([key]) => plainName(key) === `${outer}id`);
  const [said, other] = own.filter(([key]) => !ids.some(([id]) => id === key));
  return isOwn && ids.length === 1 && other === undefined && isScalar(said?.[1])
    ? said[1]
    : undefined;
}
const onMap = /^(?:gps)?(?:lat(?:itude)?|lo?ng(?:itude)?)$/;
