import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { normalName } from '../facts/field-names.ts';
import { keysFor } from './keys-of-columns.ts';

/** Columns that each list of a day may call by a name of its own; a date may be one until which something is due. */
const shared = ['item', 'location', 'observation', 'owner', 'status'];

/** What was seen and what is to be done are entries of one register: the lists of records of a day as one list. */
export function withOneList(context: JsonObject): JsonObject {
  const lists = Object.entries(context).filter(
    (entry): entry is [string, JsonObject[]] =>
      Array.isArray(entry[1]) && entry[1].length > 0 && entry[1].every(isJsonObject),
  );
  if (lists.length < 2) return context;
  const [first] = lists;
  const [dayName, day] =
    Object.entries(context).find(([name]) => normalName(name) === 'date') ?? [];
  const all = lists.flatMap(([, records]) =>
    records.map((record) => {
      const own = byColumn(record);
      // Beside days until which something is due the day of the register would be told of none.
      return dayName === undefined || keysFor('date', Object.keys(own)).length > 0
        ? own
        : { ...own, [dayName]: day! };
    }),
  );
  const others = new Set(lists.slice(1).map(([name]) => name));
  return Object.fromEntries(
    Object.entries(context).flatMap(([name, value]): [string, JsonValue][] => {
      if (name === first![0]) return [[name, all]];
      return others.has(name) ? [] : [[name, value]];
    }),
  );
}

/** The record with its fields under the names of the columns that they fill. */
function byColumn(record: JsonObject): JsonObject {
  const present = Object.keys(record);
  const taken = new Map<string, string>();
  for (const column of shared) {
    const key = keysFor(column, present).find((one) => !taken.has(one));
    if (key !== undefined) taken.set(key, column);
  }
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [taken.get(name) ?? name, value]),
  );
}
