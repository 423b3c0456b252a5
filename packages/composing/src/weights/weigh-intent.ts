import { join } from 'node:path';
import { toColumns, createWeighKinds, likeliest } from './weigh-kinds.ts';

/**
 * What somebody who was offered something means: they want none of it, say no more than thanks, order it, or may be
 * asked later.
 */
export const intents = ['refused', 'closing', 'ordered', 'later'] as const;
export type Intent = (typeof intents)[number];

export const intentWeights = {
  file: join(import.meta.dirname, '..', '..', 'intent-weights.tsv'),
  columns: toColumns(intents),
};

const weigh = createWeighKinds(intentWeights);

/** Of 34 sentences that ask or tell something, and were not learned from, four are taken for one of these; most replies that have one want something by their score. */
const least = 0;

/** Null for what asks or tells something else. */
export function readIntent(sentence: string): Intent | null {
  const sums = weigh(sentence);
  const intent = likeliest(intents, sums);
  return sums[intent] > least ? intent : null;
}
