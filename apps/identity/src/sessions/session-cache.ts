import type { User } from '@workspace-ops/contracts';
import type { Clock } from '@workspace-ops/service-kit';
import { LRUCache } from 'lru-cache';
import type { SessionCache } from '../identity.ts';

/**
 * Well under the 5 seconds in which a revocation takes effect everywhere: a
 * logout through this replica shows at once, one through another replica after this time.
 */
const ttlMs = 2_000;
const maxSessions = 10_000;

export function createSessionCache(clock: Clock): SessionCache {
  const cache = new LRUCache<string, User | 'revoked'>({
    max: maxSessions,
    ttl: ttlMs,
    ttlResolution: 0,
    // 0 means "no time" to the cache.
    perf: { now: () => clock.now().getTime() + 1 },
  });
  return {
    find: (sessionId) => cache.get(sessionId),
    keep(sessionId, user) {
      if (cache.get(sessionId) !== 'revoked') cache.set(sessionId, user);
    },
    revoke: (sessionId) => cache.set(sessionId, 'revoked'),
  };
}
