import { unavailable } from '@workspace-ops/service-kit';
import type { GoogleIdentity } from '../google/google-sign-in.ts';
import type { Identity } from '../identity.ts';
import { type Account, newAccount } from './account.ts';
import { findGoogleAccount } from './find-account.ts';
import { insertAccount } from './insert-account.ts';

/** The account made for the identity, or the one that another request made at the same instant. */
export async function provisionGoogleAccount(
  identity: Identity,
  google: GoogleIdentity,
  name: string,
): Promise<Account> {
  const account = newAccount({
    email: google.email,
    name,
    loginMethod: 'google',
    googleSubject: google.subject,
  });
  const isNew = await identity.database.transaction(account.user.workspaceId, (tx) =>
    insertAccount(tx, account, identity.clock.now()),
  );
  if (isNew) return account;
  const winner = await findGoogleAccount(identity.database, google);
  if (winner === undefined) throw unavailable('Signing in');
  return winner;
}
