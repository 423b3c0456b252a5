import { findOpeners } from './find-openers.ts';
import { mayNeedEscape } from './may-need-escape.ts';

/** Escaping changes how the rest is read: what was inside HTML becomes Markdown. */
const rounds = 3;

/** A text with more of them was made to keep a parser busy; it is escaped without one. */
const mostSigns = 4_000;

const entities: Readonly<Record<string, string>> = { '<': '&lt;', '[': '&#91;' };

/**
 * Generated Markdown in which nothing opens a tag outside code, and links and images lead by http,
 * https or mailto, or to a relative address. Anything else stays as it was, byte for byte.
 */
export function escapeMarkup(text: string): string {
  if (!mayNeedEscape(text)) return text;
  if (text.matchAll(/[<[]/g).drop(mostSigns).next().done !== true) return escapeAll(text);
  let escaped = text;
  for (let round = 0; round < rounds; round += 1) {
    const next = replaceOpeners(escaped, openersOf(escaped));
    if (next === escaped) return escaped;
    escaped = next;
  }
  return openersOf(escaped).size === 0 ? escaped : escapeAll(escaped);
}

/** The same for text that is no Markdown, where nothing is code and nothing is a link. */
export const escapeTags = (text: string): string => text.replace(/<(?=[A-Za-z/!?])/g, '&lt;');

/** Readers differ in where a table's cell ends, and so in what is code. */
function openersOf(text: string): Set<number> {
  const openers = findOpeners(text, 'commonmark');
  return text.includes('|') ? openers.union(findOpeners(text, 'default')) : openers;
}

function replaceOpeners(text: string, openers: ReadonlySet<number>): string {
  const parts: string[] = [];
  let after = 0;
  for (const at of [...openers].toSorted((one, other) => one - other)) {
    parts.push(text.slice(after, at), entities[text[at]!]!);
    after = at + 1;
  }
  return parts.join('') + text.slice(after);
}

const escapeAll = (text: string): string => escapeTags(text).replace(/\[/g, '&#91;');
