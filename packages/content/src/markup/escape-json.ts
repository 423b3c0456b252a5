import type { JsonValue } from '@workspace-ops/contracts';
import { escapeMarkup } from './escape-markup.ts';

/** A generated value with the markup in all of its texts escaped; keys stay as they are. */
export const escapeJson = <T extends JsonValue>(value: T): T => escaped(value) as T;

function escaped(value: JsonValue): JsonValue {
  if (typeof value === 'string') return escapeMarkup(value);
  if (Array.isArray(value)) return value.map(escaped);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, escaped(child)]));
}
