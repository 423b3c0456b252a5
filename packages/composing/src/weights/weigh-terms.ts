import { join } from 'node:path';
import { isSurelyOmitted } from './weigh-instructions.ts';
import { toColumns, createWeighKinds, likeliest } from './weigh-kinds.ts';

/** What a sentence of a note binds a customer, a supplier or us to. */
export const terms = ['warning', 'price', 'deadline', 'condition', 'promise', 'demand'] as const;
export type Term = (typeof terms)[number];

/** A column for each, and `any` for whichever of them it is. */
export const termWeights = {
  file: join(import.meta.dirname, '..', '..', 'term-weights.tsv'),
  columns: { ...toColumns(terms), any: terms },
};

const weigh = createWeighKinds(termWeights);

/** Of a hundred sentences that bind nobody it takes some five for a term. */
const least = 1.5;

/** Of what is not for its reader, and how far we would go: whether a text keeps to that is asked of it. */
const unsaid =
  /\b(?:do not|don['’]?t|dont|never|not to|no need to|without)\b[^.;]{0,24}\b(?:say|tell|mention|put|bring|print|show|name|quote|share|offer|threaten|give|write)\p{L}*\b|\b(?:if|when|unless) (?:(?:he|she|they|\p{Lu}\p{Ll}+) )?(?:push|pressed|haggl|insist|ask|complain)\p{L}*\b|\b(?:our (?:own )?costs?|margin|mark-?up|buying price)\b|\b(?:thinking of|no decision|not decided|has(?: not|n['’]t) decided)\b/iu;

/** The kinds of terms that a sentence sets: the likeliest one, and any other that is likely by itself. */
function listTerms(sentence: string): readonly Term[] {
  const sums = weigh(sentence);
  if (sums.any <= least || unsaid.test(sentence) || isSurelyOmitted(sentence)) return [];
  const first = likeliest(terms, sums);
  return terms.filter((term) => term === first || sums[term] > 0);
}

/** Whether a sentence of a note sets a term of a kind. */
export const isTerm = (term: Term, sentence: string): boolean => listTerms(sentence).includes(term);

/** Whether it does so surely: of a sentence that binds somebody one in four is of another kind than it seems. */
export function isSurelyTerm(term: Term, sentence: string): boolean {
  const sums = weigh(sentence);
  return likeliest(terms, sums) === term && sums[term] > sure;
}
const sure = 2;

/** Whether it binds somebody; what we want of a supplier does not. */
export const setsTerm = (sentence: string): boolean =>
  listTerms(sentence).some((term) => term !== 'demand');
