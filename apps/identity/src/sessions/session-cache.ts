import type { User } from '@workspace-ops/contracts';
import type { Clock } from '@workspace-ops/service-kit';
import { LRUCache } from 'lru-cache';

/** The users of sessions looked up a moment ago. */
export interface SessionCache {
  find(sessionId: string): User | 'revoked' | undefined;
  /** Keeps the user, unless the session was revoked while it was being read. */
  keep(sessionId: string, user: User): void;
  revoke: (sessionId: string) => void;
}

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
