import {
  AppError,
  type Clock,
  createRemoteKeys,
  resolveTenancy,
  type Settings,
} from '@workspace-ops/service-kit';
import type { identitySettings } from '../settings.ts';
import { verifyGoogleCredential } from './verify-google-credential.ts';

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
