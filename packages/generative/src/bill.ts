import { addCostsUsd, costUsd, type TokenCounts } from './prices.ts';

/** What the provider charges for one call to a model. */
export interface Charge {
  model: string;
  /** Undefined where the provider did not say. */
  tokens: TokenCounts | undefined;
}

/** Tokens and cost of all charges together; the cost is null as soon as one charge's is unknown. */
export function addCharges(charges: readonly Charge[]) {
  const sum = (pick: (tokens: TokenCounts) => number): number =>
    charges.reduce((total, { tokens }) => total + (tokens === undefined ? 0 : pick(tokens)), 0);
  const inputTokens = sum((tokens) => tokens.inputTokens);
  const outputTokens = sum((tokens) => tokens.outputTokens);
  return {
    inputTokens,
    outputTokens,
    tokensTotal: inputTokens + outputTokens,
    costUsd: addCostsUsd(
      charges.map(({ model, tokens }) => (tokens === undefined ? null : costUsd(model, tokens))),
    ),
  };
}
