import { join } from 'node:path';
import { toColumns, createWeighKinds, likeliest } from './weigh-kinds.ts';

/**
 * How a customer stands to us: they hold something against us, have left, deny what we say they owe or had, do not
 * accept the work; it was put right; they are content.
 */
export const standings = [
  'discontent',
  'gone',
  'dispute',
  'unaccepted',
  'settled',
  'content',
] as const;
export type Standing = (typeof standings)[number];

export const standingWeights = {
  file: join(import.meta.dirname, '..', '..', 'standing-weights.tsv'),
  columns: toColumns(standings),
};

const weigh = createWeighKinds(standingWeights);

/** Of a hundred ordinary sentences six are taken for one that holds something against us, and as many of those that are settled or praise. */
const least = -2;

/** What is against us, as what is content or settled is not. */
export const complaints = ['discontent', 'gone', 'dispute', 'unaccepted'] as const;
export type Complaint = (typeof complaints)[number];

/** Whether a sentence says that a customer stands to us in one of these ways. */
export function isAgainstUs(sentence: string, kinds: readonly Complaint[] = complaints): boolean {
  const sums = weigh(sentence);
  const most = Math.max(...kinds.map((kind) => sums[kind]));
  return most > least && most > Math.max(sums.settled, sums.content);
}

export const readStanding = (sentence: string): Standing => likeliest(standings, weigh(sentence));
