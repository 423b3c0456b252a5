import { quoted } from '../judgement.ts';
import type { Reading, Sentence } from '../read-text.ts';

const leastWords = 4;
const alike = 0.8;
/** In shorter sentences one other word is a large part. */
const leastAlike = 8;
/** Neighbours are compared word by word; more distant sentences only as wholes. */
const nearby = 3;

/** Sentences that say again what an earlier one said, in the same or nearly the same words. */
export function findRepeats({ sentences }: Reading): string[] {
  const told = sentences.filter(
    ({ words, isHeading, isRow, text }) =>
      words >= leastWords && !isHeading && !isRow && !isOpen.test(text),
  );
  const seen = new Set<string>();
  const words = told.map(wordsIn);
  return told.flatMap((sentence, at) => {
    const whole = words[at]!.join(' ');
    const isSame = seen.has(whole);
    seen.add(whole);
    const isAlike = isSame || isNear(words, at);
    return isAlike ? [`${quoted(sentence.text)} (sentence ${sentence.number})`] : [];
  });
}

/** Of several things that are missing each is named, and each of several messages greets its reader. */
const isOpen = /^(?:[-*] )?The .{2,60} (?:is|are) not on record (?:yet|outside)\b|^Dear .{2,80},$/;

function wordsIn({ plain }: Sentence): string[] {
  const text = plain.slice(0, 600);
  // What is quoted is asked about, and not said again.
  const told = text.includes('“') ? text.replaceAll(/“[^”]*”/g, ' ') : text;
  return told.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Rows of a table and entries of a list may differ in one word; whole sentences do not. */
function isNear(words: readonly (readonly string[])[], at: number): boolean {
  if (words[at]!.length < leastAlike) return false;
  const own = new Set(words[at]);
  if (own.size < leastAlike) return false;
  return words.slice(Math.max(0, at - nearby), at).some((earlier) => {
    // Sets of sentences that are much shorter would be made for nothing.
    if (earlier.length < own.size * alike) return false;
    const other = new Set(earlier);
    const least = Math.max(own.size, other.size) * alike;
    const strange = own.difference(other);
    if (own.size - strange.size < least) return false;
    return !strange.values().some((word) => /\d/.test(word));
  });
}
