import { findPlaceholders } from './find-placeholders.ts';
import type { Placeholder } from './find-placeholders.ts';

export interface Replaced {
  text: string;
  count: number;
}

type Replacement = (placeholder: Placeholder, before: string) => string;

const rounds = 3;

/**
 * The text with each placeholder replaced; the result holds none, whatever the replacement says.
 * A replacement may complete another placeholder (`[Na[Name]me]`), hence the rounds and the
 * last resort, which takes away the characters and words that placeholders are made of.
 */
export function replacePlaceholders(text: string, replacement: Replacement): Replaced {
  let current = text;
  let count = 0;
  for (let round = 0; round < rounds; round += 1) {
    const found = findPlaceholders(current);
    if (found.length === 0) return { text: current, count };
    count += found.length;
    current = splice(current, found, replacement);
  }
  return findPlaceholders(current).length === 0
    ? { text: current, count }
    : { text: lastResort(current), count };
}

/** The text without its placeholders. */
export const stripPlaceholders = (text: string): string => replacePlaceholders(text, () => '').text;

function splice(text: string, found: readonly Placeholder[], replacement: Replacement): string {
  let at = 0;
  const parts: string[] = [];
  for (const placeholder of found) {
    const { start, end } = placeholder;
    const before = text.slice(Math.max(at, start - 40), start);
    parts.push(text.slice(at, start), replacement(placeholder, before));
    at = end;
  }
  return parts.join('') + text.slice(at);
}

function lastResort(text: string): string {
  return text
    .replace(/[[\]{}<>%$€£_]/g, ' ')
    .replace(/lorem/gi, ' ')
    .replace(/insert/gi, 'put')
    .replace(/placeholder/gi, 'sample')
    .replace(/goes here/gi, 'goes')
    .replace(
      /(?<![\p{L}\p{N}])(?:TODO|FIXME|TBD|TBC|TBA|CHANGEME|REPLACEME)(?![\p{L}\p{N}])/gu,
      ' ',
    )
    .replace(/(?<![\p{L}\p{N}])x{3,}(?![\p{L}\p{N}])/giu, ' ');
}
