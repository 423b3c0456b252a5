import { join } from 'node:path';
import { toColumns, createWeighKinds, likeliest } from './weigh-kinds.ts';

/**
 * What somebody says of whether a thing of theirs may be told: leave, leave once they have seen the text, none yet, leave
 * with a limit on what or where, and a no.
 */
export const consents = ['yes', 'seen', 'open', 'terms', 'no'] as const;
export type Consent = (typeof consents)[number];

/** A column for each, learned beside sentences that say nothing of it, and `any` for whichever of them it is. */
export const consentWeights = {
  file: join(import.meta.dirname, '..', '..', 'consent-weights.tsv'),
  columns: { ...toColumns(consents), any: consents },
};

const weigh = createWeighKinds(consentWeights);

/** What a text that is known to be of a consent says. */
export const readConsent = (said: string): Consent => likeliest(consents, weigh(said));

/** Whether a sentence is of a consent at all: of what stands in such a field not all is. */
export const isOfConsent = (sentence: string): boolean => weigh(sentence).any > 0;

/** What says so much more for it than for leave is asked about; a word that was never learned, as of another language, says less. */
const muchMore = { terms: 1, none: 1.5 };

/** Whether a text of a consent sets a limit to what is told, or where. */
export function setsLimit(said: string): boolean {
  const sums = weigh(said);
  return likeliest(consents, sums) === 'terms' && sums.terms > sums.yes + muchMore.terms;
}

/** Whether a text of a consent says that there is none, or none yet. */
export function isNoConsent(said: string): boolean {
  const { yes, seen, terms, open, no } = weigh(said);
  return Math.max(open, no) > Math.max(yes + muchMore.none, seen, terms);
}
