import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sentence } from '@workspace-ops/contacts';
import { readRows } from './weight-rows.ts';

/** What labelled replies say of phrases: for buying above 0, against it below. */
export interface PhraseWeights {
  /** Of a reply none of whose phrases is known. */
  bias: number;
  weights: ReadonlyMap<string, number>;
}

/** As they are read: for phrases that are asked for. */
interface ReadWeights extends Pick<PhraseWeights, 'bias'> {
  weights: Pick<PhraseWeights['weights'], 'get'>;
}

/** How the weights are scaled: that of a phrase among a hundred others counts half a point of its own. */
const scale = 5;

/**
 * The sum of the weights, each the less, the more known phrases a reply has: a long one is no surer for
 * its length.
 */
export function sumWeights(phrases: Iterable<string>, { bias, weights }: ReadWeights): number {
  let [sum, known] = [0, 0];
  for (const phrase of phrases) {
    const weight = weights.get(phrase);
    if (weight === undefined) continue;
    sum += weight;
    known++;
  }
  return bias + sum * scaleFor(known);
}

/** For a reply with so many known phrases. */
export const scaleFor = (known: number): number => (known === 0 ? 0 : scale / Math.sqrt(known));

/** `pnpm quality --learn` writes it: a line for the bias, then one for each phrase, its weight in hundredths first. */
export const weightsFile = join(import.meta.dirname, '..', 'phrase-weights.tsv');

export function readWeights(text: string): ReadWeights {
  const { biases, cells, find } = readRows(text);
  const get = (phrase: string): number | undefined => {
    const row = find(phrase);
    return row === undefined ? undefined : cells[row]! / 100;
  };
  return { bias: biases[0]!, weights: { get } };
}

const learned = readWeights(readFileSync(weightsFile, 'utf8'));

/** What the phrases of a reply say for buying (above 0) or against it, as a logit: 2 is 88 % and -2 is 12 %. */
export const weighPhrases = (phrases: Iterable<string>): number => sumWeights(phrases, learned);

/** The word of a reply that speaks most for buying, where one does: its keyword, if it has no other. */
export function strongestWords(sentences: readonly Sentence[]): string[] {
  let [strongest, most] = ['', 0];
  for (const { words } of sentences) {
    for (const { text } of words) {
      const weight = learned.weights.get(text) ?? 0;
      if (weight > most) [strongest, most] = [text, weight];
    }
  }
  return most > 0 ? [strongest] : [];
}
