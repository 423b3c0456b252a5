import type { PasskeyOptions } from '@workspace-ops/contracts';
import { allWorkspaces } from '@workspace-ops/db';
import type { Identity, PersonContext } from '../identity.ts';
import { makeChallenge } from './challenges.ts';
import { findConfirmedUser, refuseTooMany, requireProvedEmail } from './change-factors.ts';
import { countFactors, findFactors } from './find-factors.ts';
import {
  loadWebAuthn,
  passkeyAlgorithms,
  relyingPartyId,
  relyingPartyName,
} from './relying-party.ts';

/**
 * The options with which a browser makes a passkey for the caller's account.
 * @throws {AppError} `confirmation_required`, `forbidden`, `conflict` for too many factors.
 */
export async function beginPasskey(
  identity: Identity,
  ctx: PersonContext,
): Promise<PasskeyOptions> {
  const user = await findConfirmedUser(identity, ctx);
  requireProvedEmail(user);
  const found = await identity.database.read(allWorkspaces, ({ db }) => findFactors(db, user.id));
  refuseTooMany(countFactors(found));
  const rpID = relyingPartyId(identity);
  const challenge = await makeChallenge(identity, { purpose: 'add_passkey', userId: user.id });
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: relyingPartyName,
    rpID,
    userID: new Uint8Array(Buffer.from(user.id)),
    userName: user.email,
    userDisplayName: user.name,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    attestationType: 'none',
    supportedAlgorithmIDs: passkeyAlgorithms,
    excludeCredentials: found.passkeys.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports,
    })),
    // Kept by the authenticator where it can: then it signs in without an email, too.
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  return { options: { ...options } };
}
