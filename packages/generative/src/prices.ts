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

export interface TokenCounts {
  inputTokens: number;
  outputTokens: number;
}

/** Prices have two places and are per million tokens, so eight places hold every cost exactly. */
const unitsPerUsd = 100_000_000;
const usd = (units: number): string => (units / unitsPerUsd).toFixed(8);

const countUnits = ({ inputTokens, outputTokens }: TokenCounts, price: Price): number =>
  inputTokens * Math.round(price.input * 100) + outputTokens * Math.round(price.output * 100);

/** US dollars of the tokens as a decimal with eight places; null where the price is unknown. */
export function costUsd(model: string, tokens: TokenCounts): string | null {
  const price = prices.get(model);
  return price === undefined ? null : usd(countUnits(tokens, price));
}

/** As a budget counts them: a model of unknown price counts as the dearest known one. */
export const countedUsd = (model: string, tokens: TokenCounts): string =>
  costUsd(model, tokens) ??
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
): string =>
  countedUsd(model, {
    inputTokens: texts.reduce((sum, text) => sum + Buffer.byteLength(text), frameTokens),
    outputTokens: maxOutputTokens,
  });

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
