import {
  sessionAudience,
  sessionClaimsSchema,
  sessionIssuer,
  sessionTokenAlgorithm,
  type SessionClaims,
} from '@workspace-ops/contracts';
import { AppError, unavailable, type Clock } from '@workspace-ops/service-kit';
import { errors, jwtVerify } from 'jose';
import { z } from 'zod';
import type { RevocationList } from './revocation-list.ts';
import type { SessionKeys } from './session-keys.ts';

export interface SessionVerifierOptions {
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
