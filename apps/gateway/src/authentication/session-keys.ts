import type { SessionJwks } from '@workspace-ops/contracts';
import { unavailable, type Clock } from '@workspace-ops/service-kit';
import { createLocalJWKSet, errors, type JWTVerifyGetKey } from 'jose';

export interface SessionKeys {
  /** The key of a token's `kid`; an unknown one is looked up again, at most once a cooldown. */
  find: JWTVerifyGetKey;
  /** Fetches the keys again once they are old, so that a withdrawn one is noticed. */
  refreshWhenOld: () => Promise<void>;
  isLoaded: () => boolean;
}

export interface SessionKeysOptions {
  fetchKeys: () => Promise<SessionJwks>;
  clock: Clock;
  /** How long after a look-up another unknown `kid` is simply unknown. */
  cooldownMs?: number;
  /** How old the keys may get. */
  maxAgeMs?: number;
}

/** The identity service's public keys, held here, so that tokens are verified without a call. */
export function createSessionKeys(options: SessionKeysOptions): SessionKeys {
  const { fetchKeys, clock, cooldownMs = 1_000, maxAgeMs = 300_000 } = options;
  let keySet: JWTVerifyGetKey | undefined;
  let fetchedAtMs = Number.NEGATIVE_INFINITY;
  let underWay: Promise<void> | undefined;

  const fetchOnce = async (): Promise<void> => {
    keySet = createLocalJWKSet(await fetchKeys());
    fetchedAtMs = clock.now().getTime();
  };
  const refresh = (): Promise<void> => {
    underWay ??= fetchOnce().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
  const ageMs = (): number => clock.now().getTime() - fetchedAtMs;
  const load = (): Promise<void> =>
    refresh().catch((cause: unknown) => {
      throw unavailable('The verification of sessions', cause);
    });

  return {
    isLoaded: () => keySet !== undefined,
    async refreshWhenOld() {
      if (ageMs() >= maxAgeMs) await refresh();
    },
    async find(header, token) {
      if (keySet === undefined) await load();
      try {
        return await keySet!(header, token);
      } catch (error) {
        const isRecent = ageMs() < cooldownMs;
        if (!(error instanceof errors.JWKSNoMatchingKey) || isRecent) throw error;
        await load();
        return keySet!(header, token);
      }
    },
  };
}
