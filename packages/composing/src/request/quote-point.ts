import { clipSentence } from '../facts/inline-text.ts';
import { isBinding } from '../sentences/binding-sentences.ts';
import { isAcute } from './hazards.ts';
import { isTerm, setsTerm } from '../weights/weigh-terms.ts';

/** Where more is said than is quoted: what may harm somebody, then what binds somebody, then how a text is to read. */
export function rankGrave(sentence: string): number {
  if (isAcute(sentence)) return 0;
  if (isBinding(sentence) || isTerm('warning', sentence) || isTerm('condition', sentence)) return 1;
  return setsTerm(sentence) ? 2 : 3;
}

const clauses = /[,;:(–-] |\b(?:but|so|and|then|because|otherwise) /gu;

/** A sentence to be quoted; one that is too long from the clause that is meant, where that would be cut off. */
export function quotePoint(
  sentence: string,
  says: readonly Pick<RegExp, 'test'>[],
  longest: number,
): string {
  if (sentence.length <= longest + 1) return clipSentence(sentence, longest);
  const starts = [...sentence.matchAll(clauses)].map(({ index, 0: { length } }) => index + length);
  const start = starts.findLast((at) => says.some((one) => one.test(sentence.slice(at)))) ?? 0;
  return start < longest * beforePoint
    ? clipSentence(sentence, longest)
    : `…${clipSentence(sentence.slice(start), longest - 1)}`;
}
/** How much of a quotation may stand before the clause that is meant. */
const beforePoint = 0.5;
