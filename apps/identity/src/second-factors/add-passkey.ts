import type { WebAuthnCredential } from '@simplewebauthn/server';
import type { addPasskeyInput, FactorAdded } from '@workspace-ops/contracts';
import type { Transaction } from '@workspace-ops/db';
import { AppError, invalidField, newId } from '@workspace-ops/service-kit';
import type { z } from 'zod';
import { passkeys } from '../db/schema/second-factors.ts';
import type { Identity, PersonContext } from '../identity.ts';
import { findChallenge, invalidChallenge, useChallenge } from './challenges.ts';
import { changeFactors, findConfirmedUser } from './change-factors.ts';
import { asFactor, countFactors, findFactors } from './find-factors.ts';
import { renewCodes } from './recovery-codes.ts';
import {
  loadWebAuthn,
  pagesWithPasskeys,
  passkeyAlgorithms,
  relyingPartyId,
} from './relying-party.ts';

type Given = z.output<typeof addPasskeyInput>;

/**
 * Adds a passkey that a browser has made with the options of `beginPasskey`.
 * @throws {AppError} `unauthenticated` for a challenge that is not the caller's or was used,
 * `invalid_input` for a passkey of another site or challenge, `conflict` for one that is known.
 */
export async function addPasskey(
  identity: Identity,
  ctx: PersonContext,
  given: Given,
): Promise<FactorAdded> {
  const user = await findConfirmedUser(identity, ctx);
  const challenge = await findChallenge(identity, given.challenge, 'add_passkey');
  if (challenge.userId !== user.id) throw invalidChallenge();
  const credential = await verifyNew(identity, given);
  const id = newId('fac');
  return changeFactors(identity, {
    user,
    event: 'passkey_added',
    message: 'Added a passkey.',
    details: { factorId: id },
    work: async (tx) => {
      await useChallenge(tx, challenge);
      const name = given.name?.trim() || 'Passkey';
      return insertPasskey(
        tx,
        { id, userId: user.id, name, createdAt: identity.clock.now() },
        credential,
      );
    },
  });
}

async function verifyNew(
  identity: Identity,
  { challenge, passkey }: Given,
): Promise<WebAuthnCredential> {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...passkey, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: pagesWithPasskeys(identity, passkey.response.clientDataJSON),
      expectedRPID: relyingPartyId(identity),
      requireUserVerification: false,
      supportedAlgorithmIDs: passkeyAlgorithms,
    });
    if (verified) return registrationInfo.credential;
  } catch (err) {
    // The library says by an error whatever does not hold: origin, domain, challenge, shape.
    identity.logger.info({ err }, 'a new passkey was refused');
  }
  throw invalidField(
    'passkey',
    'is not one that was made for this challenge on a page of this service',
  );
}

async function insertPasskey(
  tx: Transaction,
  row: { id: string; userId: string; name: string; createdAt: Date },
  credential: WebAuthnCredential,
): Promise<FactorAdded> {
  const isFirst = countFactors(await findFactors(tx.db, row.userId)) === 0;
  const [stored] = await tx.db
    .insert(passkeys)
    .values({
      ...row,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? [],
    })
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning();
  if (stored === undefined)
    throw new AppError('conflict', 'The passkey belongs to an account already.');
  const factor = asFactor('passkey', stored);
  return isFirst ? { factor, recoveryCodes: await renewCodes(tx, row.userId) } : { factor };
}
