import { join } from 'node:path';
import { toColumns, createWeighKinds, likeliest } from './weigh-kinds.ts';

/** What is answered to a question about a text: yes, no, something that is to be otherwise, and nothing certain. */
export const answers = ['yes', 'no', 'change', 'unsure'] as const;
export type Answer = (typeof answers)[number];

export const answerWeights = {
  file: join(import.meta.dirname, '..', '..', 'answer-weights.tsv'),
  columns: toColumns(answers),
};

const weigh = createWeighKinds(answerWeights);

export const readAnswer = (said: string): Answer => likeliest(answers, weigh(said));

/** So sure that of 140 answers that were no yes, and were not learned from, none is taken for one. */
const margin = 4;

/** Whether an answer is a yes in whatever words, with nothing that is left to be done: `go for it`, `all good, send`. */
export function isPlainYes(said: string): boolean {
  const { yes, ...others } = weigh(said);
  return yes > Math.max(...Object.values(others)) + margin;
}
