import type { JsonValue } from '@workspace-ops/contracts';
import { replaceRanges } from '../replace-ranges.ts';
import { findOpeners, mayNeedEscape } from './find-openers.ts';

/** Escaping changes how the rest is read: what was inside HTML becomes Markdown. */
const rounds = 3;

/** A text with more of them was made to keep a parser busy; it is escaped without one. */
const mostSigns = 4_000;

const entities: Readonly<Record<string, string>> = { '<': '&lt;', '[': '&#91;' };

/**
 * Markdown in which nothing opens a tag outside code, and links lead by http, https, mailto or to a
 * relative address. Anything else stays byte for byte.
 */
export function escapeMarkup(text: string): string {
  if (!mayNeedEscape(text)) return text;
  if (text.matchAll(/[<[]/g).drop(mostSigns).next().done !== true) return escapeAll(text);
  let escaped = text;
  for (let round = 0; round < rounds; round += 1) {
    const next = replaceOpeners(escaped, findAllOpeners(escaped));
    if (next === escaped) return escaped;
    escaped = next;
  }
  return findAllOpeners(escaped).size === 0 ? escaped : escapeAll(escaped);
}

/** The same for text that is no Markdown, where nothing is code and nothing is a link. */
export const escapeTags = (text: string): string => text.replace(/<(?=[A-Za-z/!?])/g, '&lt;');

/** Readers differ in where a table's cell ends, and so in what is code. */
function findAllOpeners(text: string): Set<number> {
  const openers = findOpeners(text, 'commonmark');
  return text.includes('|') ? openers.union(findOpeners(text, 'default')) : openers;
}

function replaceOpeners(text: string, openers: ReadonlySet<number>): string {
  const places = [...openers].toSorted((one, other) => one - other);
  const ranges = places.map((start) => ({ start, end: start + 1 }));
  return replaceRanges(text, ranges, ({ start }) => entities[text[start]!]!);
}

const escapeAll = (text: string): string => escapeTags(text).replace(/\[/g, '&#91;');

/** A generated value with the markup in all of its texts escaped; keys stay as they are. */
export const escapeJson = <T extends JsonValue>(value: T): T => escapeValue(value) as T;

function escapeValue(value: JsonValue): JsonValue {
  if (typeof value === 'string') return escapeMarkup(value);
  if (Array.isArray(value)) return value.map(escapeValue);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, escapeValue(child)]));
}
