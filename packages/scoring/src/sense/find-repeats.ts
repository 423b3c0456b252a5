import { lazily } from '@workspace-ops/content';
import { meaningStems } from '../words.ts';
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
    ({ words, isHeading, isRow, isListItem, text }) =>
      words >= leastWords &&
      !isHeading &&
      !isRow &&
      !(isListItem && words <= mostOfEntry) &&
      !isOpen.test(text),
  );
  const seen = new Set<string>();
  const words = told.map(wordsIn);
  const stems = told.map(({ plain }) => lazily(() => new Set(meaningStems(plain))));
  return [
    ...findEqualEntries(sentences),
    ...told.flatMap((sentence, at) => {
      const whole = words[at]!.join(' ');
      const isSame = seen.has(whole);
      seen.add(whole);
      const isAlike =
        isSame ||
        (!asksAbout.test(sentence.text) && isNear(words, at, sentence.text)) ||
        isWithin(sentence, stems.slice(Math.max(0, at - nearby), at + 1));
      return isAlike ? [`${quoted(sentence.text)} (sentence ${sentence.number})`] : [];
    }),
  ];
}

/** Short entries of one list with the very words of another: `rain jacket`, `jacket for the rain`. */
function findEqualEntries(sentences: readonly Sentence[]): string[] {
  const seen = new Set<string>();
  return sentences.flatMap(({ plain, text, words, number, isListItem, under }) => {
    if (!isListItem || words > mostOfEntry) return [];
    const stems = new Set(meaningStems(plain));
    const own = [under, ...[...stems].toSorted()].join(' ');
    // Two who answered may have given the same figures.
    const isAgain = stems.size > 1 && /\p{L}{3}/u.test(text) && seen.has(own);
    seen.add(own);
    return isAgain ? [`${quoted(text)} (sentence ${number})`] : [];
  });
}
const mostOfEntry = 6;

/** Whether so many of its sentences say nothing new that a text has little else. */
export const isMostlyRepeated = (repeats: number, { sentences }: Reading): boolean =>
  repeats > 1 && repeats * 4 >= sentences.filter(({ words }) => words >= leastWords).length;

/** Of several things that are missing each is named, and each of several messages greets its reader. */
const isOpen = /^(?:[-*] )?The .{2,60} (?:is|are) not on record (?:yet|outside)\b|^Dear .{2,80},$/;
/** Of several things each may be asked about in the same words. */
const asksAbout = /^(?:[-*] )?“[^”]{1,160}”[^“”?]{1,80}\?$/;

function wordsIn({ plain, text: said }: Sentence): string[] {
  const text = plain.slice(0, 600);
  // What is quoted is asked about, and not said again.
  const told =
    text.includes('“') && !asksAbout.test(said) ? text.replaceAll(/“[^”]*”/g, ' ') : text;
  return told.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * `Please note: water again from 28 March`, of which another sentence beside it has each figure and each word; of a
 * longer one but for one word, which is no name. Without a figure it says again the whole of the other sentence.
 */
function isWithin(
  { text, isListItem, isRequest, under }: Sentence,
  stems: readonly (() => Set<string>)[],
): boolean {
  if (isListItem) return false;
  const own = stems.at(-1)!();
  if (own.size < leastStems) return false;
  const earlier = stems.slice(0, -1).map((read) => read());
  const isExact = /\d/.test(text);
  const [last, before] = earlier.toReversed();
  // What two sentences said one after the other.
  if (
    isExact &&
    before !== undefined &&
    own.size >= longStems &&
    own.isSubsetOf(last!.union(before))
  )
    return true;
  return earlier.some((other) => {
    const [strange, more] = own.difference(other);
    if (strange === undefined)
      return (
        isExact || (other.size <= own.size * mostMore && under !== 'open questions' && !isRequest)
      );
    return isExact && more === undefined && own.size >= longStems && !isName(strange, text);
  });
}
const leastStems = 3;
const mostMore = 1.5;
const longStems = 6;

/** A figure, or what is written with a capital within the sentence. */
const isName = (word: string, text: string): boolean =>
  /\d/.test(word) || text.includes(` ${word[0]!.toUpperCase()}${word.slice(1)}`);

/** Rows of a table and entries of a list may differ in one word; whole sentences do not. */
function isNear(words: readonly (readonly string[])[], at: number, text: string): boolean {
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
    return !strange.values().some((word) => isName(word, text));
  });
}
