import { quoted } from '../judgement.ts';
import type { Reading } from '../read-text.ts';

const leastWords = 4;
const mostCapitals = 0.6;

/** A word, and no code such as `FIN-01`. */
const loud = /(?<![\p{L}\d-])\p{Lu}{2,}(?![\p{L}\d-])/gu;

/** Whole sentences in capitals; abbreviations and single words are none. */
export const findShouting = ({ sentences }: Reading): string[] =>
  sentences
    .filter(({ plain, words }) => words >= leastWords && isShouted(plain))
    .map(({ text, number }) => `${quoted(text)} (sentence ${number})`);

function isShouted(text: string): boolean {
  // Most sentences have no two words in capitals side by side, and are read no further.
  if (!/\p{Lu}{2,}[^\p{L}]+\p{Lu}{2,}/u.test(text)) return false;
  if ((text.match(loud)?.length ?? 0) < leastWords) return false;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  const small = text.match(/\p{Ll}/gu)?.length ?? 0;
  return capitals > (capitals + small) * mostCapitals;
}
