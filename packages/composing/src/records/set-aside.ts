import { isJsonObject, type JsonObject } from '@workspace-ops/contracts';
import { plainName } from '../facts/field-names.ts';
import type { Field } from './fields.ts';

/** The one field of a stored record that has what only its program needs. */
const aside = 'kept by its program';

export const isAside = (name: string): boolean => plainName(name) === plainName(aside);

/** The record with some of its fields set aside: it still has them, and no text does. */
export function withAside(record: JsonObject, isLeft: (field: Field) => boolean): JsonObject {
  const left = Object.entries(record).filter((field) => !isAside(field[0]) && isLeft(field));
  if (left.length === 0) return record;
  const names = new Set(left.map(([name]) => name));
  const rest = Object.entries(record).filter(([name]) => !names.has(name) && name !== aside);
  const before = record[aside];
  return {
    ...Object.fromEntries(rest),
    [aside]: { ...(isJsonObject(before) && before), ...Object.fromEntries(left) },
  };
}

export function withoutAside(record: JsonObject): JsonObject {
  const { [aside]: left, ...told } = record;
  return left === undefined ? record : told;
}
