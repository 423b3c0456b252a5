/** US dollars per million tokens. */
export interface Price {
  input: number;
  output: number;
}

/** By model. */
export type PriceList = ReadonlyMap<string, Price>;

/** Source: the provider's price list. */
export const providerPrices: PriceList = new Map([
  ['gemini-3.8-flash', { input: 0.75, output: 3.75 }],
  ['gemini-3.5-flash', { input: 1.5, output: 9 }],
  ['gemini-3.5-flash-lite', { input: 0.3, output: 2.5 }],
]);

export interface TokenCounts {
  inputTokens: number;
  outputTokens: number;
}

/** Prices have up to four places and are per million tokens: ten places hold every cost exactly. */
const unitsPerUsd = 10_000_000_000;
const unitsPerPrice = 10_000;
/** Prices of two places, as most are, need eight. */
const usd = (units: number): string => (units / unitsPerUsd).toFixed(10).replace(/00$/, '');

const countUnits = ({ inputTokens, outputTokens }: TokenCounts, price: Price): number =>
  inputTokens * Math.round(price.input * unitsPerPrice) +
  outputTokens * Math.round(price.output * unitsPerPrice);

/** US dollars of the tokens as a decimal with eight or ten places; null where the price is unknown. */
export function costUsd(
  model: string,
  tokens: TokenCounts,
  prices: PriceList = providerPrices,
): string | null {
  const price = prices.get(model);
  return price === undefined ? null : usd(countUnits(tokens, price));
}

/** As a budget counts them: a model of unknown price counts as the dearest known one. */
export const countedUsd = (
  model: string,
  tokens: TokenCounts,
  prices: PriceList = providerPrices,
): string =>
  costUsd(model, tokens, prices) ??
  usd(Math.max(...[...prices.values()].map((price) => countUnits(tokens, price))));

/** The sum of such amounts; null as soon as one of them is unknown. */
export function addCostsUsd(costs: readonly (string | null)[]): string | null {
  const known = costs.filter((cost) => cost !== null);
  if (known.length < costs.length) return null;
  return usd(known.reduce((sum, cost) => sum + Math.round(Number(cost) * unitsPerUsd), 0));
}

/** What the provider puts around a prompt, in tokens. */
const frameTokens = 100;

/** The most that a call can cost: no token is shorter than a byte, and the output has a limit. */
export const highestCostUsd = (
  model: string,
  texts: readonly string[],
  maxOutputTokens: number,
  prices: PriceList = providerPrices,
): string => {
  const inputTokens = texts.reduce((sum, text) => sum + Buffer.byteLength(text), frameTokens);
  return countedUsd(model, { inputTokens, outputTokens: maxOutputTokens }, prices);
};

/** What the provider charges for one call to a model. */
export interface Charge {
  model: string;
  /** Undefined where the provider did not say. */
  tokens: TokenCounts | undefined;
}

/** Tokens and cost of all charges together; the cost is null as soon as one charge's is unknown. */
export function addCharges(charges: readonly Charge[], prices: PriceList = providerPrices) {
  const sum = (pick: (tokens: TokenCounts) => number): number =>
    charges.reduce((total, { tokens }) => total + (tokens === undefined ? 0 : pick(tokens)), 0);
  const inputTokens = sum((tokens) => tokens.inputTokens);
  const outputTokens = sum((tokens) => tokens.outputTokens);
  return {
    inputTokens,
    outputTokens,
    tokensTotal: inputTokens + outputTokens,
    costUsd: addCostsUsd(
      charges.map(({ model, tokens }) =>
        tokens === undefined ? null : costUsd(model, tokens, prices),
      ),
    ),
  };
}
