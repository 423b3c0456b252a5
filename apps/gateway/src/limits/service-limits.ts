import { as, serviceCall } from '@workspace-ops/rpc';
import { createThrottle, newId, type Clock, type Logger } from '@workspace-ops/service-kit';
import type { Services } from '../services.ts';
import type { GatewaySettings } from '../settings.ts';
import { createRequestLimits, noLimits, type RequestLimits } from './request-limits.ts';
import { createTokenLots } from './token-lots.ts';

export interface ServiceLimitsOptions {
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
      const call = { ...serviceCall('*', newId('req')), deadlineAtMs };
      return identity.limits.takeTokens.mutate(input, as(call));
    },
    onFailed: (err) => {
      if (mayWarn('')) logger.warn({ err }, 'rate limits are counted by this process alone');
    },
  });
  return createRequestLimits(settings, lots);
}
