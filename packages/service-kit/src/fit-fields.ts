import type { JsonObject } from '@workspace-ops/contracts';

/** Free JSON of a list's row at most, in bytes of JSON as it is sent. */
export const mostListedBytes = 8_192;

export interface FittedFields<T extends object> {
  value: Partial<T>;
  /** Whether fields are missing. */
  truncated: boolean;
}

/** An object within a number of bytes of JSON: its largest fields are left out until it fits. */
export function fitFields<T extends object = JsonObject>(
  whole: T,
  mostBytes = mostListedBytes,
): FittedFields<T> {
  if (countBytes(whole) <= mostBytes) return { value: whole, truncated: false };
  const fields = Object.entries(whole).map(([name, value]) => ({
    name,
    value: value as unknown,
    // The colon, and the comma that all but one of them have.
    bytes: countBytes(name) + countBytes(value) + 2,
  }));
  const kept = new Set<string>();
  let left = mostBytes - '{}'.length + 1;
  for (const { name, bytes } of fields.toSorted((a, b) => a.bytes - b.bytes)) {
    if (bytes > left) break;
    left -= bytes;
    kept.add(name);
  }
  const fitting = fields.filter(({ name }) => kept.has(name));
  const value = Object.fromEntries(fitting.map((field) => [field.name, field.value]));
  return { value: value as Partial<T>, truncated: true };
}

/** Of a member that JSON leaves out: nothing. */
const countBytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value) ?? '');
