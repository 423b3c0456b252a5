import {
  sessionAudience,
  sessionClaimsSchema,
  sessionIssuer,
  sessionTokenAlgorithm,
  type SessionClaims,
  type SessionJwks,
} from '@workspace-ops/contracts';
import { AppError, shareCall, unavailable, type Clock } from '@workspace-ops/service-kit';
import { createLocalJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import type { RevocationList } from './revocation-list.ts';

export interface SessionKeys {
  /** The key of a token's `kid`; an unknown one is looked up again, at most once a cooldown. */
  find: JWTVerifyGetKey;
  /** Fetches the keys again once they are old, so that a withdrawn one is noticed. */
  refreshWhenOld: () => Promise<void>;
  isLoaded: () => boolean;
}

interface SessionKeysOptions {
  fetchKeys: () => Promise<SessionJwks>;
  clock: Clock;
  /** How old the keys may get. */
  maxAgeMs?: number;
}

/** How long after a look-up another unknown `kid` is simply unknown. */
const cooldownMs = 1_000;

/** The identity service's public keys, held here, so that tokens are verified without a call. */
export function createSessionKeys(options: SessionKeysOptions): SessionKeys {
  const { fetchKeys, clock, maxAgeMs = 300_000 } = options;
  let keySet: JWTVerifyGetKey | undefined;
  let fetchedAtMs = Number.NEGATIVE_INFINITY;

  const refresh = shareCall(async () => {
    keySet = createLocalJWKSet(await fetchKeys());
    fetchedAtMs = clock.now().getTime();
  });
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

interface SessionVerifierOptions {
  keys: SessionKeys;
  revocations: RevocationList;
  clock: Clock;
}

export const invalidSession = (cause?: unknown): AppError =>
  new AppError('unauthenticated', 'The session is not valid or has ended. Sign in again.', {
    cause,
  });

/**
 * Verifies a session token's signature and claims; whether it was revoked since is `checkSession`.
 * @throws {AppError} 401 for a token that is not valid, 503 before the keys are known.
 */
export async function verifySession(
  token: string,
  options: Pick<SessionVerifierOptions, 'keys' | 'clock'>,
): Promise<SessionClaims> {
  try {
    const { payload } = await jwtVerify(token, options.keys.find, {
      algorithms: [sessionTokenAlgorithm],
      issuer: sessionIssuer,
      audience: sessionAudience,
      currentDate: options.clock.now(),
    });
    return sessionClaimsSchema.parse(payload);
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError)
      throw invalidSession(error);
    throw error;
  }
}

/**
 * Refuses a session that ended: by its time or by a logout.
 * @throws {AppError} 401, or 503 while the ended sessions are not known yet.
 */
export async function checkSession(
  claims: Pick<SessionClaims, 'exp' | 'sid'>,
  { revocations, clock }: Omit<SessionVerifierOptions, 'keys'>,
): Promise<void> {
  if (!revocations.isLoaded()) await load(revocations);
  const isOver = claims.exp * 1_000 <= clock.now().getTime();
  if (isOver || revocations.has(claims.sid)) throw invalidSession();
}

const load = (revocations: RevocationList): Promise<void> =>
  revocations.refresh().catch((cause: unknown) => {
    throw unavailable('The verification of sessions', cause);
  });
