import type { JsonObject, JsonValue } from '@workspace-ops/contracts';

/** Shorter values stand in any text. */
const shortest = 3;
/** Values that are looked for in the whole text. Whoever has more of them there is written of. */
const mostSought = 2_000;

/**
 * Whether one of the texts names somebody of the records: holds a value that is in a record and
 * nowhere else in the data.
 */
export function isWrittenOf(
  records: ReadonlySet<JsonValue>,
  { context, written }: { context: JsonObject; written: readonly string[] },
): boolean {
  if (records.size === 0 || written.length === 0) return false;
  const others = new Set(valuesOf(context));
  const theirs = new Set([...records].flatMap(valuesOf).filter((value) => !others.has(value)));
  const text = written.join('\n').toLowerCase();
  const words = new Set(wordsOf(text));
  // Most values have a word that is not in the text, which is told without reading all of it.
  const sought = [...theirs].filter((value) => wordsOf(value).every((word) => words.has(word)));
  return sought.length > mostSought || sought.some((value) => text.includes(value));
}

/** The values of the fields in lower case, without those that are too short to tell somebody. */
function valuesOf(value: JsonValue): string[] {
  if (typeof value === 'object' && value !== null)
    return Object.values<JsonValue>(value).flatMap(valuesOf);
  const text = String(value).trim().toLowerCase();
  return text.length < shortest || typeof value === 'boolean' || value === null ? [] : [text];
}

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
