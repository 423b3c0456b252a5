import { allWorkspaces, type Transaction } from '@workspace-ops/db';
import { unavailable } from '@workspace-ops/service-kit';
import { eq } from 'drizzle-orm';
import { memberships, passwords, users, workspaces } from '../db/schema/accounts.ts';
import type { Account, Identity } from '../identity.ts';
import { settleSignUps } from './open-invitations.ts';
import { personActor, type UnstoredAccount } from './account.ts';
import { admitAccount, notAdmitted } from './admit-account.ts';

/**
 * Stores a new account with its personal workspace, named after the user, and audits the sign-up.
 * @param tx a transaction of all workspaces.
 * @returns false when the email or the Google subject is taken: of many at once, one wins.
 * @throws {AppError} `forbidden` where SIGN_UP does not let the newcomer have an account.
 */
export async function insertAccount(
  identity: Pick<Identity, 'settings' | 'clock'>,
  tx: Transaction,
  account: UnstoredAccount,
): Promise<boolean> {
  const { user, isOwnerProved, isVouchedFor } = account;
  const now = identity.clock.now();
  const newcomer = { email: user.email, isProved: isOwnerProved, isVouchedFor };
  if (!(await admitAccount(tx, identity, newcomer))) {
    // Of many first accounts at once with one email, those that lost are refused.
    if (await isTaken(tx, user.email)) return false;
    throw notAdmitted(identity);
  }
  // The unique email decides the race, so the user comes before all that hangs on it.
  const inserted = await tx.db
    .insert(users)
    .values({
      id: user.id,
      email: user.email,
      name: user.name,
      loginMethod: user.loginMethod,
      googleSubject: account.googleSubject,
      personalWorkspaceId: user.workspaceId,
      createdAt: now,
      emailVerifiedAt: isOwnerProved ? now : null,
      ownerProvedAt: isOwnerProved ? now : null,
    })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (inserted.length === 0) return false;
  const cell = identity.settings.CELL ?? null;
  await tx.db
    .insert(workspaces)
    .values({ id: user.workspaceId, name: user.name, createdAt: now, cell });
  await tx.db
    .insert(memberships)
    .values({ workspaceId: user.workspaceId, userId: user.id, role: user.role, createdAt: now });
  if (account.passwordHash !== null) {
    await tx.db
      .insert(passwords)
      .values({ userId: user.id, hash: account.passwordHash, updatedAt: now });
  }
  tx.audit({
    workspaceId: user.workspaceId,
    agent: user.email,
    actor: personActor(user),
    action: 'account.sign_up',
    message: 'Signed up; a personal workspace was made.',
    timestamp: now.toISOString(),
    details: { userId: user.id, method: user.loginMethod },
  });
  return true;
}

const isTaken = async (tx: Transaction, email: string): Promise<boolean> => {
  const found = await tx.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return found.length > 0;
};

/**
 * Stores the account, or finds the one that another request made at the same instant.
 * @param find looks for that one.
 * @throws {AppError} `forbidden` where SIGN_UP does not let the newcomer have an account.
 */
export async function provisionAccount(
  identity: Identity,
  account: UnstoredAccount,
  find: () => Promise<Account | undefined>,
): Promise<Account> {
  const isNew = await identity.database.transaction(allWorkspaces, async (tx) => {
    if (!(await insertAccount(identity, tx, account))) return false;
    if (account.isOwnerProved) await settleSignUps(tx, account.user, identity.clock.now());
    return true;
  });
  if (isNew) return account;
  const winner = await find();
  if (winner === undefined) throw unavailable('Signing in');
  return winner;
}
