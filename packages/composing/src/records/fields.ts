import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { isJsonObject } from '@workspace-ops/contracts';
import { normalName, plainName } from '../facts/field-names.ts';

export type Field = readonly [name: string, value: JsonValue];

export const isScalar = (value: JsonValue | undefined): value is string | number | boolean | null =>
  typeof value !== 'object' || value === null;

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

/**
 * A record with some of its fields replaced by others; a new field gets the first of its names that no other field has.
 * @param replace null leaves the field as it is
 */
export function replaceFields(
  record: JsonObject,
  replace: (field: Field) => readonly (Field | readonly [readonly string[], JsonValue])[] | null,
): JsonObject {
  const replaced = Object.entries(record).map((field) => ({ field, by: replace(field) }));
  if (replaced.every(({ by }) => by === null)) return record;
  const kept = replaced.filter(({ by }) => by === null);
  const taken = new Set(kept.map(({ field: [name] }) => normalName(name)));
  return Object.fromEntries(
    replaced.flatMap(({ field, by }) => {
      if (by === null) return [field];
      return by.flatMap(([names, value]) => {
        const free = [names].flat().find((name) => !taken.has(normalName(name)));
        if (free === undefined || isEmpty(value)) return [];
        taken.add(normalName(free));
        return [[free, value] as [string, JsonValue]];
      });
    }),
  );
}
