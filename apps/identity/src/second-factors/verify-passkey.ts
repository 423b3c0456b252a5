import type { PasskeyAssertion } from '@workspace-ops/contracts';
import type { Transaction } from '@workspace-ops/db';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import { passkeys } from '../db/schema/second-factors.ts';
import type { Identity } from '../identity.ts';
import type { Passkey } from './find-factors.ts';
import { loadWebAuthn, pagesWithPasskeys, relyingPartyId } from './relying-party.ts';

export interface Asserted {
  challenge: string;
  passkey: PasskeyAssertion;
  /** Whether the authenticator must have recognised its person, as by a PIN or a finger. */
  mustVerifyUser: boolean;
}

/** The counter that a passkey's answer brought, where the answer holds; undefined where it does not. */
export async function verifyPasskey(
  identity: Identity,
  stored: Passkey,
  { challenge, passkey, mustVerifyUser }: Asserted,
): Promise<number | undefined> {
  const { clientDataJSON, authenticatorData, signature } = passkey.response;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...passkey,
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: pagesWithPasskeys(identity, clientDataJSON),
      expectedRPID: relyingPartyId(identity),
      requireUserVerification: mustVerifyUser,
      credential: {
        id: stored.credentialId,
        publicKey: new Uint8Array(Buffer.from(stored.publicKey, 'base64url')),
        counter: stored.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch (err) {
    // The library says by an error whatever does not hold: origin, domain, challenge, counter, shape.
    identity.logger.info({ err, passkeyId: stored.id }, 'a passkey was refused');
    return undefined;
  }
}

/** Notes the use, unless the same or a later answer of the authenticator was used meanwhile. */
export async function notePasskeyUse(
  { db }: Transaction,
  stored: Passkey,
  { counter, now }: { counter: number; now: Date },
): Promise<boolean> {
  const isNew = or(lt(passkeys.counter, counter), sql`${passkeys.counter} = 0 and ${counter} = 0`);
  const noted = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.id, stored.id), isNew))
    .returning({ id: passkeys.id });
  return noted.length > 0;
}
