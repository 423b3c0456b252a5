import { listFixedParts } from './fixed-parts.ts';

/** Of the last three letters of a word, or of all of a shorter one. */
const toKey = (first: number, second: number, third: number): number =>
  (first * 961 + second * 31 + third) & (keys - 1);
const keys = 32_768;

interface Word {
  word: string;
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
      for (const { word, of } of byKey[key]!) {
        if (found[of] === 1) continue;
        if (lower.startsWith(word, end - word.length)) found[of] = 1;
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
      const [third = 0, second = 0, first = 0] = word
        .slice(-3)
        .split('')
        .toReversed()
        .map((sign) => sign.charCodeAt(0));
      const key = toKey(first, second, third);
      (byKey[key] ??= []).push({ word, of });
      isKey[key] = 1;
    }
  return { byKey, isKey };
}
