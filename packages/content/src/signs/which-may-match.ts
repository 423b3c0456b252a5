import { listFixedParts } from './fixed-parts.ts';

/** Of three letters of a word, or of all of a shorter one. */
const toKey = (first: number, second: number, third: number): number =>
  (first * 961 + second * 31 + third) & (keys - 1);
const keys = 32_768;

interface Word {
  word: string;
  /** How much of it stands before the end of its key. */
  before: number;
  /** Of the expressions that cannot match without it. */
  of: number;
}

/** The long s, the sign of Kelvin and old Cyrillic letters: some expressions take them for usual ones. */
const odd = /[\u017F\u212A\u1C80-\u1C8A]/;

/**
 * Tells which of many expressions may find something in a text: all of those that have no fixed words, and those of
 * which it has one. It reads the text once for all of them: finding placeholders takes two thirds of the time that it
 * took with a test of each sign.
 */
export function whichMayMatch(shapes: readonly RegExp[]): (text: string) => readonly number[] {
  let find: ((text: string) => readonly number[]) | undefined;
  return (text) => (find ??= indexShapes(shapes))(text);
}

/** Made where it is first asked for: a process that reads no texts has no use for it. */
function indexShapes(shapes: readonly RegExp[]): (text: string) => readonly number[] {
  const parts = shapes.map(listFixedParts);
  const everywhere = parts.flatMap((words, of) => (words === undefined ? [of] : []));
  const all = shapes.map((_, of) => of);
  const { byKey, isKey } = indexWords(parts.map((words = []) => words));
  // A word that was found is not looked for again: of short ones a text has many.
  const found = new Uint8Array(shapes.length);
  const isOpen = new Uint8Array(keys);
  return (text) => {
    if (odd.test(text)) return all;
    const lower = text.toLowerCase();
    found.fill(0);
    isOpen.set(isKey);
    for (const of of everywhere) found[of] = 1;
    const look = (key: number, end: number): void => {
      let left = 0;
      for (const { word, before, of } of byKey[key]!) {
        if (found[of] === 1) continue;
        if (lower.startsWith(word, end - before)) found[of] = 1;
        else left += 1;
      }
      if (left === 0) isOpen[key] = 0;
    };
    let [first, second] = [0, 0];
    for (let at = 0; at < lower.length; at += 1) {
      const third = lower.charCodeAt(at);
      const one = third & (keys - 1);
      const two = toKey(0, second, third);
      const three = toKey(first, second, third);
      if (isOpen[one] === 1) look(one, at + 1);
      if (isOpen[two] === 1) look(two, at + 1);
      if (isOpen[three] === 1) look(three, at + 1);
      first = second;
      second = third;
    }
    return all.filter((of) => found[of] === 1);
  };
}

function indexWords(parts: readonly (readonly string[])[]) {
  const byKey: Word[][] = [];
  const isKey = new Uint8Array(keys);
  for (const [of, words] of parts.entries())
    for (const word of words) {
      const before = findRarest(word);
      const [third = 0, second = 0, first = 0] = word
        .slice(Math.max(0, before - longestKey), before)
        .split('')
        .toReversed()
        .map((sign) => sign.charCodeAt(0));
      const key = toKey(first, second, third);
      (byKey[key] ??= []).push({ word, before, of });
      isKey[key] = 1;
    }
  return { byKey, isKey };
}

const longestKey = 3;

/** Where the three letters of a word end that stand together in the fewest texts: `ing` and `the` are in each. */
function findRarest(word: string): number {
  const rarities = Array.from(word, rateRarity);
  const ends = rarities.map((_, at) => at + 1).slice(longestKey - 1);
  const sum = (end: number): number =>
    rarities.slice(end - longestKey, end).reduce((all, one) => all + one, 0);
  return ends.reduce((best, end) => (sum(end) > sum(best) ? end : best), ends[0] ?? word.length);
}

/** As English has them, the commonest first; whatever else there is, is rarer. */
const byRarity = ' etaoinsrhldcumfpgwy.,bvkxjqz';
const rateRarity = (sign: string): number =>
  byRarity.includes(sign) ? byRarity.indexOf(sign) : byRarity.length;
