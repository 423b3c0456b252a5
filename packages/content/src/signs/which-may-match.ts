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
  return (text) => {
    if (odd.test(text)) return all;
    const lower = text.toLowerCase();
    const found = new Set(everywhere);
    const look = (key: number, end: number): void => {
      for (const { word, of } of byKey.get(key)!)
        if (!found.has(of) && lower.startsWith(word, end - word.length)) found.add(of);
    };
    let [first, second] = [0, 0];
    for (let at = 0; at < lower.length; at += 1) {
      const third = lower.charCodeAt(at);
      const [one, two, three] = [
        third & (keys - 1),
        toKey(0, second, third),
        toKey(first, second, third),
      ];
      if (isKey[one] === 1) look(one, at + 1);
      if (isKey[two] === 1) look(two, at + 1);
      if (isKey[three] === 1) look(three, at + 1);
      first = second;
      second = third;
    }
    return [...found];
  };
}

function indexWords(parts: readonly (readonly string[])[]) {
  const byKey = new Map<number, Word[]>();
  const isKey = new Uint8Array(keys);
  for (const [of, words] of parts.entries())
    for (const word of words) {
      const [third = 0, second = 0, first = 0] = word
        .slice(-3)
        .split('')
        .toReversed()
        .map((sign) => sign.charCodeAt(0));
      const key = toKey(first, second, third);
      byKey.set(key, [...(byKey.get(key) ?? []), { word, of }]);
      isKey[key] = 1;
    }
  return { byKey, isKey };
}
