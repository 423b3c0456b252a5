import { join } from 'node:path';
import { toColumns, createWeighKinds } from './weigh-kinds.ts';

/**
 * What no outsider should read: somebody's health, another private matter of theirs, what a company says among itself,
 * and what is marked as not to be told.
 */
export const closedKinds = ['health', 'personal', 'internal', 'withhold'] as const;
export type ClosedKind = (typeof closedKinds)[number];

/** A column for each, and `closed` for whichever of them it is: what is hard to tell from another kind may be plain there. */
export const opennessWeights = {
  file: join(import.meta.dirname, '..', '..', 'openness-weights.tsv'),
  columns: { ...toColumns(closedKinds), closed: closedKinds },
};

const weigh = createWeighKinds(opennessWeights);

/** Where a kind begins: of a hundred open sentences that share its words it takes one or two. */
const least = { health: -1, personal: -1, internal: 0, withhold: -0.5, closed: -1 } as const;
/** Of the sum for any kind and for the likeliest one. */
const leastClosed = 2;

/** The parts of an address say nothing of anybody. */
const address = /[(‹<]?[^\s@]{1,64}@[^\s@]{1,120}?[)›>]?(?=[\s,;.]|$)/gu;

/** Whether a sentence is of a kind that is not for outsiders. */
export function isOfKind(sentence: string, kind: ClosedKind): boolean {
  const sums = weigh(sentence.replaceAll(address, ' '));
  return sums[kind] > least[kind] && sums.closed > least.closed;
}

/** Whether a sentence is not for outsiders, of whatever kind. */
export const isClosed = (sentence: string): boolean => weighClosed(sentence) > leastClosed;

function weighClosed(sentence: string): number {
  const { closed, ...kinds } = weigh(sentence);
  return closed + Math.max(...Object.values(kinds));
}
