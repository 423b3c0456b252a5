import { toRedactedText, withApostrophes } from '@workspace-ops/content';
import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { readSpecifics, type Specific } from './read-specifics.ts';
import { splitWords } from '../words.ts';

/** A value with what is read of it. */
export interface Known {
  text: string;
  words: readonly string[];
  specifics: readonly Specific[];
}

export const toKnown = (text: string): Known => ({
  text,
  words: splitWords(text),
  specifics: readSpecifics(text),
});

/** A value, and where it stands. */
export interface Leaf extends Known {
  path: readonly string[];
}

const limits = { visits: 4_000, characters: 200_000 };

interface Visit {
  path: readonly string[];
  /** As it is written: it says what its values are. */
  key: string;
  value: JsonValue;
}

/** The values of an object, as redacted as the artifact is, and its lists. */
export function readLeaves(context: JsonObject): { leaves: Leaf[]; arrays: JsonValue[][] } {
  const leaves: Leaf[] = [];
  const arrays: JsonValue[][] = [];
  const pending: Visit[] = [{ path: [], key: '', value: context }];
  let left = limits.characters;
  for (let visit = 0; visit < limits.visits && pending.length > 0 && left > 0; visit += 1) {
    const { path, key, value } = pending.pop()!;
    if (typeof value === 'object' && value !== null) {
      if (Array.isArray(value)) arrays.push(value);
      pending.push(...listChildren(path, key, value));
    } else if (value !== null && value !== '') {
      // As a text tells it, whose writer left none out.
      const text = withApostrophes(toRedactedText(toSpoken(value), key).slice(0, left));
      left -= text.length;
      leaves.push({ path, ...toKnown(text) });
    }
  }
  return { leaves, arrays };
}

/** `true` under a name is told as "yes". */
const toSpoken = (value: string | number | boolean): string | number | boolean =>
  typeof value === 'boolean' ? toSpokenText(String(value)) : value;

export const toSpokenText = (text: string): string => spoken.get(text.trim()) ?? text;
const spoken = new Map([
  ['true', 'yes'],
  ['false', 'no'],
]);

/** The entries in reverse, so that the first one is taken next. */
const listChildren = (
  path: readonly string[],
  key: string,
  value: JsonObject | JsonValue[],
): Visit[] =>
  Array.isArray(value)
    ? value
        .slice(0, limits.visits)
        .map((item) => ({ path, key, value: item }))
        .toReversed()
    : Object.entries(value)
        .slice(0, limits.visits)
        .map(([name, child]) => ({
          path: [...path, toRedactedText(name, '')],
          key: name,
          value: child,
        }))
        .toReversed();
