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

interface Fault {
  path: PropertyKey[];
  message: string;
}

/** A value of a tree, with its way to the root: a path is written only where one is asked for. */
interface Node {
  value: unknown;
  key: PropertyKey;
  parent: Node | null;
  depth: number;
}

/** The first fault of a JSON value, its limits and text that cannot be stored, or null. Walks with a stack of its own: a recursive schema overflows on deep input. */
function inspect(root: unknown): { fault: Fault | null; hasDangerousKeys: boolean } {
  const pending: Node[] = [{ value: root, key: '', parent: null, depth: 0 }];
  let hasDangerousKeys = false;
  const failed = (node: Node, message: string) => ({
    fault: { path: findPath(node), message },
    hasDangerousKeys,
  });
  while (pending.length > 0) {
    const node = pending.pop()!;
    const { value, depth } = node;
    const fault = findFault(value);
    if (fault !== null) return failed(node, fault);
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= limits.jsonDepth) {
      return { fault: { path: [], message: tooDeep }, hasDangerousKeys };
    }
    for (const [key, child] of Object.entries(value)) {
      if (!isStorableText(key)) {
        return failed(node, 'must not have keys with NUL or unpaired surrogate characters');
      }
      hasDangerousKeys ||= dangerousKeys.has(key);
      pending.push({ value: child, key, parent: node, depth: depth + 1 });
    }
  }
  return { fault: null, hasDangerousKeys };
}

function findPath(node: Node): PropertyKey[] {
  const path: PropertyKey[] = [];
  for (let one = node; one.parent !== null; one = one.parent) path.push(one.key);
  return path.toReversed();
}

/** What is said of the field, which is the first level, and not of what lies too deep in it. */
export const tooDeep = `must be nested at most ${limits.jsonDepth} levels, itself included`;

function findFault(value: unknown): string | null {
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

/** Whether it is an object of JSON: neither null nor an array. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value checked, and without dangerous keys where it has any: most have none, and stay as they are. */
function clean<T extends JsonValue>(value: T, context: z.RefinementCtx): T {
  const { fault, hasDangerousKeys } = inspect(value);
  if (fault !== null) {
    context.addIssue({ code: 'custom', path: fault.path, message: fault.message });
    return z.NEVER;
  }
  return hasDangerousKeys ? (withoutDangerousKeys(value) as T) : value;
}

/** An arbitrary JSON object from a caller, checked and cleaned. */
export const jsonObjectInput = () =>
  z
    .custom<JsonObject>(isJsonObject, { error: 'must be an object' })
    .transform(clean)
    .meta({ type: 'object', additionalProperties: true });

/** An array of arbitrary JSON values from a caller, checked and cleaned. */
export const jsonArrayInput = () =>
  z
    .custom<JsonValue[]>(Array.isArray, { error: 'must be an array' })
    .transform(clean)
    .meta({ type: 'array', items: {}, maxItems: limits.arrayItems });

/** An arbitrary JSON object of ours, on its way out. */
export const jsonObject = () => z.record(z.string(), z.unknown());
