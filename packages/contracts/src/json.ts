import { z } from 'zod';
import { isStorableText, limits } from './text.ts';

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | JsonValue[]
  | { [key: string]: JsonValue };
export type JsonObject = { [key: string]: JsonValue };

interface Pending {
  value: unknown;
  path: PropertyKey[];
}

/**
 * The first fault of a JSON value, its limits and text that cannot be stored, or null.
 * Walks with a stack of its own: a recursive schema overflows on deep input.
 */
export function findJsonFault(root: unknown): { path: PropertyKey[]; message: string } | null {
  const pending: Pending[] = [{ value: root, path: [] }];
  while (pending.length > 0) {
    const { value, path } = pending.pop()!;
    const fault = faultOf(value, path);
    if (fault !== null) return { path, message: fault };
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, child] of Object.entries(value)) {
      if (!isStorableText(key)) {
        return { path, message: 'must not have keys with NUL or unpaired surrogate characters' };
      }
      pending.push({ value: child, path: [...path, key] });
    }
  }
  return null;
}

function faultOf(value: unknown, path: PropertyKey[]): string | null {
  if (path.length > limits.jsonDepth) return `must be nested at most ${limits.jsonDepth} levels`;
  if (typeof value === 'string') {
    if (value.length > limits.longText) return `must be at most ${limits.longText} characters`;
    if (!isStorableText(value)) return 'must not contain NUL or unpaired surrogate characters';
  }
  if (typeof value === 'number' && !Number.isFinite(value)) return 'must be a finite number';
  if (Array.isArray(value) && value.length > limits.arrayItems) {
    return `must have at most ${limits.arrayItems} items`;
  }
  return null;
}

const dangerousKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** A copy without the keys that could reach an object's prototype. */
function withoutDangerousKeys(value: unknown): JsonValue {
  if (Array.isArray(value)) return value.map(withoutDangerousKeys);
  if (typeof value !== 'object' || value === null) return value as JsonValue;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !dangerousKeys.has(key))
      .map(([key, child]) => [key, withoutDangerousKeys(child)]),
  );
}

const isPlainObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An arbitrary JSON object from a caller, checked and cleaned. */
export const jsonObjectInput = () =>
  z
    .custom<JsonObject>(isPlainObject, { error: 'must be an object' })
    .superRefine((value, context) => {
      const fault = findJsonFault(value);
      if (fault) context.addIssue({ code: 'custom', path: fault.path, message: fault.message });
    })
    .transform((value) => withoutDangerousKeys(value) as JsonObject)
    .meta({ type: 'object', additionalProperties: true });

/** An array of arbitrary JSON values from a caller, checked and cleaned. */
export const jsonArrayInput = () =>
  z
    .custom<JsonValue[]>(Array.isArray, { error: 'must be an array' })
    .superRefine((value, context) => {
      const fault = findJsonFault(value);
      if (fault) context.addIssue({ code: 'custom', path: fault.path, message: fault.message });
    })
    .transform((value) => withoutDangerousKeys(value) as JsonValue[])
    .meta({ type: 'array', items: {}, maxItems: limits.arrayItems });

/** An arbitrary JSON object of ours, on its way out. */
export const jsonObject = () => z.record(z.string(), z.unknown());
