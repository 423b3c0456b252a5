import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { isJsonObject } from '@workspace-ops/contracts';
import { normalName, plainName } from '../facts/field-names.ts';

export type Field = readonly [name: string, value: JsonValue];

export const isScalar = (value: JsonValue | undefined): value is string | number | boolean | null =>
  typeof value !== 'object' || value === null;

/** What a field says in one line; nothing of a list or a record. */
export const toText = (value: JsonValue | undefined): string =>
  isScalar(value) && value !== null && value !== undefined ? String(value) : '';

export const isEmpty = (value: JsonValue | undefined): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0) ||
  (isJsonObject(value) && Object.keys(value).length === 0);

/** The first field of the names, by `plainName`, that says something. */
export const findField = (record: JsonObject, names: RegExp): JsonValue | undefined =>
  Object.entries(record).find(
    ([name, value]) => names.test(plainName(name)) && !isEmpty(value),
  )?.[1];

/** Fields that take the place of one, each under the first of its names that no other field has, else the last. */
export type NewField = readonly [names: string | readonly string[], value: JsonValue];

/**
 * A record with some of its fields replaced by others; what is empty is left out, and nothing else.
 * @param replace null leaves the field as it is
 */
export function replaceFields(
  record: JsonObject,
  replace: (field: Field) => readonly NewField[] | null,
): JsonObject {
  const replaced = Object.entries(record).map((field) => ({ field, by: replace(field) }));
  if (replaced.every(({ by }) => by === null)) return record;
  const kept = replaced.filter(({ by }) => by === null).map(({ field: [name] }) => name);
  const keys = new Map(kept.map((name) => [name, record[name]]));
  const taken = new Set(kept.map(normalName));
  const put = ([names, value]: NewField): [string, JsonValue][] => {
    if (isEmpty(value)) return [];
    const own = [names].flat();
    const free = own.find((name) => !taken.has(normalName(name))) ?? own.at(-1)!;
    // What a program tells twice in the same words.
    if (keys.get(free) === value) return [];
    const name = keys.has(free) ? `${free} (${keys.size})` : free;
    keys.set(name, value);
    taken.add(normalName(name));
    return [[name, value]];
  };
  return Object.fromEntries(
    replaced.flatMap(({ field, by }) => (by === null ? [[...field]] : by.flatMap(put))),
  );
}
