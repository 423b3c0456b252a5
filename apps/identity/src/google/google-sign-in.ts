import { emailInput } from '@workspace-ops/contracts';
import {
  AppError,
  type Clock,
  createRemoteKeys,
  resolveTenancy,
  type Settings,
} from '@workspace-ops/service-kit';
import { errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import type { identitySettings } from '../settings.ts';

/** A person at Google; the subject is null where the email is taken as it stands, unproved. */
export interface GoogleIdentity {
  email: string;
  subject: string | null;
}

/** How this installation finds out who signs in with Google. */
export interface GoogleSignIn {
  readonly mode: 'verified' | 'trusted' | 'off';
  /** @throws {AppError} `unauthenticated`, or `unavailable` where it is not set up. */
  identify(input: { email: string; credential?: string | undefined }): Promise<GoogleIdentity>;
}

export function createGoogleSignIn(
  settings: Settings<typeof identitySettings>,
  clock: Clock,
): GoogleSignIn {
  const audience = settings.GOOGLE_CLIENT_ID;
  if (audience !== undefined) {
    const keys = createRemoteKeys({ url: settings.GOOGLE_JWKS_URL, provider: 'Google', clock });
    return {
      mode: 'verified',
      identify: (input) => verifyGoogleCredential({ keys, audience, clock }, input),
    };
  }
  if (resolveTenancy(settings) === 'open') {
    return { mode: 'trusted', identify: async ({ email }) => ({ email, subject: null }) };
  }
  return {
    mode: 'off',
    identify: async () => {
      throw new AppError(
        'unavailable',
        'Google sign-in is not set up: GOOGLE_CLIENT_ID is not set.',
        {
          retryAfterSeconds: 3_600,
        },
      );
    },
  };
}

interface GoogleVerifier {
  keys: JWTVerifyGetKey;
  /** Our OAuth client id. */
  audience: string;
  clock: Clock;
}

/** Google writes both (OpenID Connect, "Validating an ID token"). */
const issuers = ['https://accounts.google.com', 'accounts.google.com'];
const clockToleranceSeconds = 30;

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: emailInput(),
  email_verified: z.literal(true),
});

/**
 * The identity in a Google ID token whose verified email is the given one.
 * @throws {AppError} `unauthenticated` for any token that does not hold, `unavailable` when
 * Google's keys cannot be had.
 */
async function verifyGoogleCredential(
  verifier: GoogleVerifier,
  input: { email: string; credential?: string | undefined },
): Promise<GoogleIdentity> {
  if (input.credential === undefined || input.credential === '') {
    throw refused('credential is required: a Google ID token.');
  }
  const claims = claimsSchema.safeParse(await readClaims(verifier, input.credential));
  if (!claims.success) throw refused('credential carries no verified email.');
  if (claims.data.email !== input.email) throw refused('credential is for another email.');
  return { email: input.email, subject: claims.data.sub };
}

async function readClaims(verifier: GoogleVerifier, credential: string): Promise<unknown> {
  try {
    const { payload } = await jwtVerify(credential, verifier.keys, {
      algorithms: ['RS256'],
      issuer: issuers,
      audience: verifier.audience,
      requiredClaims: ['exp', 'sub', 'email'],
      currentDate: verifier.clock.now(),
      clockTolerance: clockToleranceSeconds,
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) {
      throw refused('credential is not a valid Google ID token.', error);
    }
    throw error;
  }
}

const refused = (message: string, cause?: unknown): AppError =>
  new AppError('unauthenticated', message, { cause });
