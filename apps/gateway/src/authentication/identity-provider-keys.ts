import { unavailable, type Clock } from '@workspace-ops/service-kit';
import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey } from 'jose';

export interface IdentityProviderKeysOptions {
  url: URL;
  clock: Clock;
  /** How long after a failed fetch the provider is not asked again. */
  retryAfterMs?: number;
  timeoutMs?: number;
}

/**
 * The identity provider's published keys. A failed fetch is remembered for a moment: jose has a
 * cooldown for unknown keys alone, and every request would wait for a provider that is down.
 * @throws {AppError} 503 when the keys cannot be had.
 */
export function createIdentityProviderKeys(options: IdentityProviderKeysOptions): JWTVerifyGetKey {
  const { url, clock, retryAfterMs = 5_000, timeoutMs = 3_000 } = options;
  let failedAtMs = Number.NEGATIVE_INFINITY;
  const keySet = createRemoteJWKSet(url, {
    timeoutDuration: timeoutMs,
    [customFetch]: async (address, init) => {
      if (clock.now().getTime() - failedAtMs < retryAfterMs) throw new Error('failed a moment ago');
      return fetch(address, init);
    },
  });
  return async (header, token) => {
    try {
      return await keySet(header, token);
    } catch (error) {
      if (isTokenFault(error)) throw error;
      const now = clock.now().getTime();
      if (now - failedAtMs >= retryAfterMs) failedAtMs = now;
      throw unavailable('The identity provider', error);
    }
  };
}

/** The keys were had, and the token names none of them. */
const isTokenFault = (error: unknown): boolean =>
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWKSMultipleMatchingKeys ||
  error instanceof errors.JOSENotSupported;
