/** US dollars per million tokens. Source: the provider's price list. */
interface Price {
  input: number;
  output: number;
}

const prices: ReadonlyMap<string, Price> = new Map([
  ['gemini-3.8-flash', { input: 0.75, output: 3.75 }],
  ['gemini-3.5-flash', { input: 1.5, output: 9 }],
  ['gemini-3.5-flash-lite', { input: 0.3, output: 2.5 }],
]);

/** Low on purpose (English has about four), so that an estimate errs on the dear side. */
const charsPerToken = 3;

export interface TokenCounts {
  inputTokens: number;
  outputTokens: number;
}

/** Prices have two places and are per million tokens, so eight places hold every cost exactly. */
const unitsPerUsd = 100_000_000;
const usd = (units: number): string => (units / unitsPerUsd).toFixed(8);

/** US dollars of the tokens as a decimal with eight places; null where the price is unknown. */
export function costUsd(model: string, tokens: TokenCounts): string | null {
  const price = prices.get(model);
  if (price === undefined) return null;
  return usd(
    tokens.inputTokens * Math.round(price.input * 100) +
      tokens.outputTokens * Math.round(price.output * 100),
  );
}

/** The sum of such amounts; null as soon as one of them is unknown. */
export function addCostsUsd(costs: readonly (string | null)[]): string | null {
  const known = costs.filter((cost) => cost !== null);
  if (known.length < costs.length) return null;
  return usd(known.reduce((sum, cost) => sum + Math.round(Number(cost) * unitsPerUsd), 0));
}

/** The most that a call may be expected to cost, for a budget check before it; null where the price is unknown. */
export const estimateCostUsd = (
  model: string,
  promptChars: number,
  maxOutputTokens: number,
): string | null =>
  costUsd(model, {
    inputTokens: Math.ceil(promptChars / charsPerToken),
    outputTokens: maxOutputTokens,
  });
