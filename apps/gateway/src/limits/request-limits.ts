import type { Caller } from '@workspace-ops/contracts';
import {
  AppError,
  createThrottle,
  newId,
  type Clock,
  type Logger,
} from '@workspace-ops/service-kit';
import type { Response } from 'express';
import { withContext, serviceContext } from '@workspace-ops/rpc';
import type { GatewaySettings } from '../settings.ts';
import { choosePolicies, uploadPolicies, type Cost, type Policy } from './policies.ts';
import type { Rate } from '../setting-values/rate.ts';
import { createTokenLots, type Taken, type TokenLots } from './token-lots.ts';
import type { Services } from '../services.ts';

/** Counts requests against their limits, and says in the answers' headers what is left. */
export interface RequestLimits {
  /**
   * @returns how to return what a request took for its costs, where it never came to them.
   * @throws {AppError} 429, having counted nothing.
   */
  countRequest(caller: Caller, cost: Cost | undefined, res: Response): Promise<() => void>;
  /** @throws {AppError} 429, having counted nothing. */
  countBody(caller: Caller, bytes: number, res: Response): Promise<void>;
}

const noLimits: RequestLimits = {
  countRequest: async () => () => undefined,
  countBody: async () => undefined,
};

function createRequestLimits(settings: GatewaySettings, lots: TokenLots): RequestLimits {
  const returnTokens = ({ key, tokens }: Policy): void => lots.returnTokens(key, tokens);
  const count = async (policies: readonly Policy[], res: Response): Promise<void> => {
    const taken = await Promise.all(
      policies.map(({ key, rate, tokens }) => lots.take(key, rate, tokens)),
    );
    if (taken.every(({ granted }) => granted)) {
      setLimitHeaders(res, policies, taken);
      return;
    }
    policies.filter((_, index) => taken[index]!.granted).forEach(returnTokens);
    setLimitHeaders(
      res,
      policies,
      taken.map((one, index) => asBefore(one, policies[index]!)),
    );
    throw tooMany(policies, taken);
  };
  return {
    async countRequest(caller, cost, res) {
      const { general, costs } = choosePolicies(settings, caller, cost);
      await count([...general, ...costs], res);
      return () => costs.forEach(returnTokens);
    },
    countBody: (caller, bytes, res) => count(uploadPolicies(settings, caller, bytes), res),
  };
}

/** What was known of a limit before tokens were taken that were returned. */
const asBefore = (taken: Taken, { tokens }: Policy): Taken =>
  taken.granted ? { ...taken, remaining: taken.remaining + tokens } : taken;

/** By the fields that are on the way to a standard (draft-ietf-httpapi-ratelimit-headers-11). */
function setLimitHeaders(
  res: Response,
  policies: readonly Policy[],
  taken: readonly Taken[],
): void {
  if (policies.length === 0) return;
  const listed = policies.map(
    ({ name, rate }) => `"${name}";q=${rate.capacity};w=${rate.windowSeconds}`,
  );
  res.append('RateLimit-Policy', listed.join(', '));
  const left = policies.map(({ name, rate }, index) => {
    const { remaining, retryAfterMs } = taken[index]!;
    return `"${name}";r=${remaining};t=${toSeconds(Math.max(retryAfterMs, tokenMs(rate)))}`;
  });
  res.append('RateLimit', left.join(', '));
}

/** How long a bucket takes to get one more token. */
const tokenMs = ({ capacity, windowSeconds }: Rate): number => (windowSeconds * 1_000) / capacity;

const toSeconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1_000));

function tooMany(policies: readonly Policy[], taken: readonly Taken[]): AppError {
  const longest = Math.max(...taken.map(({ retryAfterMs }) => retryAfterMs));
  const index = taken.findIndex(
    ({ granted, retryAfterMs }) => !granted && retryAfterMs === longest,
  );
  const { name, rate } = policies[index]!;
  const setting = `RATE_LIMIT_${name.toUpperCase().replaceAll('-', '_')}`;
  const retryAfterSeconds = toSeconds(Math.max(longest, tokenMs(rate)));
  return new AppError(
    'rate_limited',
    `The limit ${setting} of ${rate.capacity} in ${rate.windowSeconds} s is reached. Try again in ${retryAfterSeconds} s.`,
    { retryAfterSeconds },
  );
}

interface ServiceLimitsOptions {
  settings: GatewaySettings;
  identity: Services['identity'];
  clock: Clock;
  logger: Logger;
}

/** A request waits no longer than this for its tokens. */
const takeTimeoutMs = 1_000;
const warningsMs = 60_000;

/** The limits by the buckets of the identity service, or none where they are off. */
export function createServiceLimits(options: ServiceLimitsOptions): RequestLimits {
  const { settings, identity, clock, logger } = options;
  if (!(settings.RATE_LIMITS ?? settings.NODE_ENV === 'production')) return noLimits;
  const mayWarn = createThrottle({ maxPerKey: 1, max: 1, windowMs: warningsMs, clock });
  const lots = createTokenLots({
    clock,
    take: (input) => {
      const deadlineAtMs = performance.now() + takeTimeoutMs;
      const call = { ...serviceContext('*', newId('req')), deadlineAtMs };
      return identity.limits.takeTokens.mutate(input, withContext(call));
    },
    onFailed: (err) => {
      if (mayWarn('')) logger.warn({ err }, 'rate limits are counted by this process alone');
    },
  });
  return createRequestLimits(settings, lots);
}
