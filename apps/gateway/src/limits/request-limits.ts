import type { Caller } from '@workspace-ops/contracts';
import { AppError } from '@workspace-ops/service-kit';
import type { Response } from 'express';
import type { Cost } from '../routes/route.ts';
import type { GatewaySettings } from '../settings.ts';
import { policiesOf, uploadPolicies, type Policy } from './policies.ts';
import type { Rate } from './rate.ts';
import type { Taken, TokenLots } from './token-lots.ts';

/** Counts requests against their limits, and says in the answers' headers what is left. */
export interface RequestLimits {
  /**
   * @returns how to give back what a request took for its costs, where it never came to them.
   * @throws {AppError} 429, having counted nothing.
   */
  countRequest(caller: Caller, cost: Cost | undefined, res: Response): Promise<() => void>;
  /** @throws {AppError} 429, having counted nothing. */
  countBody(caller: Caller, bytes: number, res: Response): Promise<void>;
}

export const noLimits: RequestLimits = {
  countRequest: async () => () => undefined,
  countBody: async () => undefined,
};

export function createRequestLimits(settings: GatewaySettings, lots: TokenLots): RequestLimits {
  const giveBack = ({ key, tokens }: Policy): void => lots.giveBack(key, tokens);
  const count = async (policies: readonly Policy[], res: Response): Promise<void> => {
    const taken = await Promise.all(
      policies.map(({ key, rate, tokens }) => lots.take(key, rate, tokens)),
    );
    if (taken.every(({ granted }) => granted)) {
      tellLimits(res, policies, taken);
      return;
    }
    policies.filter((_, index) => taken[index]!.granted).forEach(giveBack);
    tellLimits(
      res,
      policies,
      taken.map((one, index) => asBefore(one, policies[index]!)),
    );
    throw tooMany(policies, taken);
  };
  return {
    async countRequest(caller, cost, res) {
      const { general, costs } = policiesOf(settings, caller, cost);
      await count([...general, ...costs], res);
      return () => costs.forEach(giveBack);
    },
    countBody: (caller, bytes, res) => count(uploadPolicies(settings, caller, bytes), res),
  };
}

/** What was known of a limit before tokens were taken that were given back. */
const asBefore = (taken: Taken, { tokens }: Policy): Taken =>
  taken.granted ? { ...taken, remaining: taken.remaining + tokens } : taken;

/** By the fields that are on the way to a standard (draft-ietf-httpapi-ratelimit-headers-11). */
function tellLimits(res: Response, policies: readonly Policy[], taken: readonly Taken[]): void {
  if (policies.length === 0) return;
  const listed = policies.map(
    ({ name, rate }) => `"${name}";q=${rate.capacity};w=${rate.windowSeconds}`,
  );
  res.append('RateLimit-Policy', listed.join(', '));
  const left = policies.map(({ name, rate }, index) => {
    const { remaining, retryAfterMs } = taken[index]!;
    return `"${name}";r=${remaining};t=${secondsOf(Math.max(retryAfterMs, tokenMs(rate)))}`;
  });
  res.append('RateLimit', left.join(', '));
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
