import type { Caller } from '@workspace-ops/contracts';
import { AppError } from '@workspace-ops/service-kit';
import type { Response } from 'express';
import type { Cost } from '../routes/route.ts';
import type { GatewaySettings } from '../settings.ts';
import { policiesOf, type Policy } from './policies.ts';
import type { Rate } from './rate.ts';
import type { Taken, TokenLots } from './token-lots.ts';

/**
 * Counts a request against its limits, and says in the answer's headers what is left.
 * @returns how to give back what a request took for its costs, where it never came to them.
 * @throws {AppError} 429, having counted nothing.
 */
export type RequestLimits = (
  caller: Caller,
  cost: Cost | undefined,
  res: Response,
) => Promise<() => void>;

const nothing = (): void => undefined;

export const noLimits: RequestLimits = async () => nothing;

export function createRequestLimits(settings: GatewaySettings, lots: TokenLots): RequestLimits {
  return async (caller, cost, res) => {
    const { general, costs } = policiesOf(settings, caller, cost);
    const policies = [...general, ...costs];
    if (policies.length === 0) return nothing;
    const taken = await Promise.all(policies.map(({ key, rate }) => lots.take(key, rate)));
    if (taken.every(({ granted }) => granted)) {
      tellLimits(res, policies, taken);
      return () => costs.forEach(({ key }) => lots.giveBack(key));
    }
    policies.forEach(({ key }, index) => taken[index]!.granted && lots.giveBack(key));
    tellLimits(res, policies, taken.map(asBefore));
    throw tooMany(policies, taken);
  };
}

/** What was known of a limit before a token was taken that was given back. */
const asBefore = (taken: Taken): Taken =>
  taken.granted ? { ...taken, remaining: taken.remaining + 1 } : taken;

/** By the fields that are on the way to a standard (draft-ietf-httpapi-ratelimit-headers-11). */
function tellLimits(res: Response, policies: readonly Policy[], taken: readonly Taken[]): void {
  const listed = policies.map(
    ({ name, rate }) => `"${name}";q=${rate.capacity};w=${rate.windowSeconds}`,
  );
  res.setHeader('RateLimit-Policy', listed.join(', '));
  const left = policies.map(({ name, rate }, index) => {
    const { remaining, retryAfterMs } = taken[index]!;
    return `"${name}";r=${remaining};t=${secondsOf(Math.max(retryAfterMs, tokenMs(rate)))}`;
  });
  res.setHeader('RateLimit', left.join(', '));
}

/** How long a bucket takes to get one more token. */
const tokenMs = ({ capacity, windowSeconds }: Rate): number => (windowSeconds * 1_000) / capacity;

const secondsOf = (ms: number): number => Math.max(1, Math.ceil(ms / 1_000));

function tooMany(policies: readonly Policy[], taken: readonly Taken[]): AppError {
  const longest = Math.max(...taken.map(({ retryAfterMs }) => retryAfterMs));
  const index = taken.findIndex(
    ({ granted, retryAfterMs }) => !granted && retryAfterMs === longest,
  );
  const { name, rate } = policies[index]!;
  const setting = `RATE_LIMIT_${name.toUpperCase().replaceAll('-', '_')}`;
  const retryAfterSeconds = secondsOf(Math.max(longest, tokenMs(rate)));
  return new AppError(
    'rate_limited',
    `The limit ${setting} of ${rate.capacity} in ${rate.windowSeconds} s is reached. Try again in ${retryAfterSeconds} s.`,
    { retryAfterSeconds },
  );
}
