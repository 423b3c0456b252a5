import type {
  PasskeyOptions,
  signInWithPasskeyCall,
  StartedSession,
} from '@workspace-ops/contracts';
import { allWorkspaces, type Transaction } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { AppError } from '@workspace-ops/service-kit';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { findAccountById } from '../accounts/find-account.ts';
import { passkeys } from '../db/schema/second-factors.ts';
import type { Account, Identity } from '../identity.ts';
import { passkeySignInLimits } from '../limits/account-limits.ts';
import { findChallenge, makeChallenge, useChallenge } from '../second-factors/challenges.ts';
import type { Passkey } from '../second-factors/find-factors.ts';
import { askForPasskey } from '../second-factors/require-second-factor.ts';
import { notePasskeyUse, verifyPasskey } from '../second-factors/verify-passkey.ts';
import { readClient } from '../sessions/client.ts';
import { startSession } from '../sessions/start-session.ts';
import { recordFailedSignIn } from './record-failed-sign-in.ts';

/**
 * The options with which a browser asks for any passkey of this service. The same for everybody.
 * @throws {AppError} `rate_limited`.
 */
export async function beginPasskeySignIn(
  identity: Identity,
  { caller }: RequestContext,
): Promise<PasskeyOptions> {
  await identity.limits.reserve(passkeySignInLimits(identity.settings, caller.address));
  const challenge = await makeChallenge(identity, { purpose: 'passkey_sign_in', userId: null });
  return { options: await askForPasskey(identity, { challenge }) };
}

type Given = z.output<typeof signInWithPasskeyCall>;

/**
 * Signs in with a passkey alone: the authenticator is one factor, and that it has recognised its
 * person the other. A challenge can be used once.
 * @throws {AppError} `unauthenticated`.
 */
export async function signInWithPasskey(
  identity: Identity,
  ctx: RequestContext,
  given: Given,
): Promise<StartedSession> {
  const challenge = await findChallenge(identity, given.challenge, 'passkey_sign_in');
  await identity.database.transaction(allWorkspaces, (tx) => useChallenge(tx, challenge));
  const client = readClient(ctx, given);
  const found = await findPasskey(identity, given);
  const counter =
    found && (await verifyPasskey(identity, found.passkey, { ...given, mustVerifyUser: true }));
  const isUsed =
    counter !== undefined &&
    (await identity.database.transaction(allWorkspaces, (tx: Transaction) =>
      notePasskeyUse(tx, found!.passkey, { counter, now: identity.clock.now() }),
    ));
  if (found !== undefined && isUsed) {
    return startSession(identity, found.account, { method: 'passkey', client, proof: 'passkey' });
  }
  await recordFailedSignIn(identity, {
    account: found?.account,
    method: 'passkey',
    address: client.address,
  });
  throw new AppError('unauthenticated', 'The passkey does not sign in here.');
}

async function findPasskey(
  { database }: Identity,
  { passkey: { id, response } }: Given,
): Promise<{ passkey: Passkey; account: Account } | undefined> {
  const [passkey] = await database.read(allWorkspaces, ({ db }) =>
    db.select().from(passkeys).where(eq(passkeys.credentialId, id)),
  );
  if (passkey === undefined) return undefined;
  const handle = response.userHandle;
  const isItsUser =
    handle === undefined || handle === Buffer.from(passkey.userId).toString('base64url');
  const account = isItsUser ? await findAccountById(database, passkey.userId) : undefined;
  return account && { passkey, account };
}
