import { limits } from '@workspace-ops/contracts';
import { isDeeperThan } from '../http/parse-body.ts';

const digits = /^-?\d{1,19}$/;

/** What JSON.parse tells a reviver of a number: the text that stood there. */
type Reviver = (key: string, value: unknown, context: { source?: string }) => unknown;

/**
 * The body's JSON with each number named `id` kept exact: JSON.parse alone changes integers beyond
 * 2^53 silently. One written in digits is a bigint; `1.5`, `1e3` and what is too long for an int64
 * stay the text that stood there, which the contract refuses.
 * @throws {SyntaxError}
 */
export function parseNewPlant(text: string): unknown {
  const value: unknown = JSON.parse(text);
  // A reviver recurses and deep bodies would overflow it; they are refused all the same.
  const isPlain = typeof value === 'object' && value !== null;
  if (!isPlain || isDeeperThan(value, limits.jsonDepth + 1)) return value;
  return JSON.parse(text, exactId as (key: string, value: unknown) => unknown);
}

const exactId: Reviver = (key, value, { source }) => {
  if (key !== 'id' || typeof value !== 'number' || source === undefined) return value;
  return digits.test(source) ? BigInt(source) : source;
};
