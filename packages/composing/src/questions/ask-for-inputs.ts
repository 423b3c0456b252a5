import type { WorkflowDefinition } from '@workspace-ops/catalogue';
import { namesAmount } from '../facts/money-words.ts';
import { spokenGap } from '../facts/open-questions.ts';
import { pairOffers } from '../left-out/offers.ts';
import type { Missing } from '../left-out/missing.ts';
import { isOfAnyText } from '../request/forms-of-values.ts';
import type { Ask, InputAsk } from '../request/types.ts';
import { nameAsk, offerLeftovers } from './describe-asks.ts';

/**
 * What else the workflow has use for, was not found, and a field may be. It could be written without, and where something
 * is asked anyway one answer more saves whoever gives it the same question in each run.
 * @param asked what is asked for already, which has the first choice of the fields
 */
export function askForInputs(
  { inputs }: Pick<WorkflowDefinition, 'inputs'>,
  { gaps, leftovers = [] }: Missing,
  asked: readonly Ask[],
): readonly InputAsk[] {
  const known = new Set(asked.flatMap(({ names }) => names));
  const missing = [
    ...inputs.map((input) => input.split('|')).filter(([name]) => gaps.includes(spokenGap(name!))),
    // An amount by itself has none.
    ...(asked.some(({ names }) => names.some(namesAmount)) ? [['currency']] : []),
  ]
    .filter((names) => !names.some((name) => known.has(name)))
    .map((names): Ask => ({ names, question: null }));
  if (missing.length === 0 || leftovers.length === 0) return [];
  const lacks = [...asked, ...missing].map((ask) => ({
    ask,
    names: ask.names,
    said: nameAsk(ask),
  }));
  return pairOffers(lacks, leftovers).flatMap(({ lack, candidates, isSure }) => {
    const ask = missing.find(({ names }) => names === lack.names);
    // Any text may be many things.
    const isGuess = !isSure && (lack.said === 'currency' || lack.names.every(isOfAnyText));
    if (ask === undefined || isGuess) return [];
    return [{ ask: offerLeftovers(ask, candidates), isSure }];
  });
}
