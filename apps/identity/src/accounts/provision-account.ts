import { allWorkspaces } from '@workspace-ops/db';
import { unavailable } from '@workspace-ops/service-kit';
import type { Identity } from '../identity.ts';
import { settleInvitations } from '../invitations/settle-invitations.ts';
import type { Account } from './account.ts';
import { insertAccount } from './insert-account.ts';

/**
 * Stores the account, or finds the one that another request made at the same instant.
 * @param find looks for that one.
 * @throws {AppError} `forbidden` where SIGN_UP does not let the newcomer have an account.
 */
export async function provisionAccount(
  identity: Identity,
  account: Account,
  find: () => Promise<Account | undefined>,
): Promise<Account> {
  const isNew = await identity.database.transaction(allWorkspaces, async (tx) => {
    if (!(await insertAccount(identity, tx, account))) return false;
    if (account.isOwnerProved) await settleInvitations(tx, account.user, identity.clock.now());
    return true;
  });
  if (isNew) return account;
  const winner = await find();
  if (winner === undefined) throw unavailable('Signing in');
  return winner;
}
