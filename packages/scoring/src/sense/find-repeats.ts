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
    ({ words, isHeading, isRow }) => words >= leastWords && !isHeading && !isRow,
  );
  const seen = new Set<string>();
  const sets = told.map((sentence) => new Set(wordsIn(sentence)));
  return told.flatMap((sentence, at) => {
    const whole = wordsIn(sentence).join(' ');
    const isSame = seen.has(whole);
    seen.add(whole);
    const isAlike = isSame || isNear(sets, at);
    return isAlike ? [`${quoted(sentence.text)} (sentence ${sentence.number})`] : [];
  });
}

const wordsIn = ({ plain }: Sentence): string[] =>
  plain
    .slice(0, 600)
    // What is quoted is asked about, and not said again.
    .replaceAll(/“[^”]*”/g, ' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Rows of a table and entries of a list may differ in one word; whole sentences do not. */
function isNear(sets: readonly ReadonlySet<string>[], at: number): boolean {
  const own = sets[at]!;
  if (own.size < leastAlike) return false;
  return sets.slice(Math.max(0, at - nearby), at).some((other) => {
    const shared = [...own].filter((word) => other.has(word)).length;
    const hasOtherFigure = [...own].some((word) => /\d/.test(word) && !other.has(word));
    return !hasOtherFigure && shared >= Math.max(own.size, other.size) * alike;
  });
}
