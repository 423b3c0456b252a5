import type { PasskeyOptions, SecondFactor, SecondStep, User } from '@workspace-ops/contracts';
import { allWorkspaces } from '@workspace-ops/db';
import { AppError } from '@workspace-ops/service-kit';
import type { SignInMethod } from '../db/schema/second-factors.ts';
import type { Identity } from '../identity.ts';
import { digestOfPassword, findChallenge, invalidChallenge, makeChallenge } from './challenges.ts';
import { countFactors, findFactors, type Factors, type Passkey } from './find-factors.ts';
import { loadWebAuthn, relyingPartyId } from './relying-party.ts';

interface FirstStep {
  user: User;
  passwordHash: string | null;
  method: SignInMethod;
}

/**
 * Ends a sign-in whose account has a second factor with a challenge, with which the factor is to be
 * shown. Nothing happens for other accounts.
 * @throws {AppError} `second_factor_required` with the challenge and what it can be answered with.
 */
export async function requireSecondFactor(
  identity: Identity,
  { user, passwordHash, method }: FirstStep,
): Promise<void> {
  const found = await identity.database.read(allWorkspaces, ({ db }) => findFactors(db, user.id));
  if (countFactors(found) === 0) return;
  const challenge = await makeChallenge(identity, {
    purpose: 'log_in',
    userId: user.id,
    workspaceId: user.workspaceId,
    method,
    passwordDigest: digestOfPassword(passwordHash),
  });
  throw new AppError('second_factor_required', 'Show a second factor to finish signing in.', {
    extra: await describeStep(identity, challenge, found),
  });
}

/**
 * What a sign-in with the challenge can be finished with: for a page that did not see it begin.
 * @throws {AppError} `unauthenticated` for a challenge that is none, was used or is too old.
 */
export async function findSecondStep(
  identity: Identity,
  _ctx: unknown,
  { challenge }: { challenge?: string | undefined },
): Promise<SecondStep> {
  if (challenge === undefined) throw invalidChallenge();
  const { userId } = await findChallenge(identity, challenge, 'log_in');
  if (userId === null) throw invalidChallenge();
  const found = await identity.database.read(allWorkspaces, ({ db }) => findFactors(db, userId));
  return describeStep(identity, challenge, found);
}

const describeStep = async (
  identity: Identity,
  challenge: string,
  found: Factors,
): Promise<SecondStep> => ({
  challenge,
  factors: listKinds(found),
  ...(found.passkeys.length > 0 && {
    passkeyOptions: await askForPasskey(identity, { challenge, allowed: found.passkeys }),
  }),
});

const listKinds = (found: Factors): SecondFactor[] => [
  ...(found.totpSecrets.length > 0 ? (['totp'] as const) : []),
  ...(found.passkeys.length > 0 ? (['passkey'] as const) : []),
  'recovery_code',
];

/** What a browser asks an authenticator with: for one of the passkeys, or for any of the domain. */
export async function askForPasskey(
  identity: Identity,
  { challenge, allowed }: { challenge: string; allowed?: readonly Passkey[] },
): Promise<PasskeyOptions['options']> {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyId(identity),
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    userVerification: allowed === undefined ? 'required' : 'preferred',
    ...(allowed && {
      allowCredentials: allowed.map(({ credentialId, transports }) => ({
        id: credentialId,
        transports,
      })),
    }),
  });
  return { ...options };
}
