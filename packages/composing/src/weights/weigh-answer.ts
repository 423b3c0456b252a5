import { join } from 'node:path';
import { columnsOf, createWeighKinds, likeliest } from './weigh-kinds.ts';

/** What is answered to a question about a text: yes, no, something that is to be otherwise, and nothing certain. */
export const answers = ['yes', 'no', 'change', 'unsure'] as const;
export type Answer = (typeof answers)[number];

export const answerWeights = {
  file: join(import.meta.dirname, '..', '..', 'answer-weights.tsv'),
  columns: columnsOf(answers),
};

const weigh = createWeighKinds(answerWeights);

export const readAnswer = (said: string): Answer => likeliest(answers, weigh(said));
