import type { Role, User } from '@workspace-ops/contracts';
import { allWorkspaces, type Transaction } from '@workspace-ops/db';
import { AppError } from '@workspace-ops/service-kit';
import { and, eq } from 'drizzle-orm';
import { givenOrLocalName, newAccount, personActor } from '../accounts/account.ts';
import { findAccountByEmail, findBoundAccount } from '../accounts/find-account.ts';
import { provisionAccount } from '../accounts/insert-account.ts';
import { lockWorkspace } from '../accounts/lock-workspace.ts';
import { scimUsers } from '../db/schema/scim.ts';
import type { Account, Identity } from '../identity.ts';
import { isRemoved } from '../members/removed-members.ts';
import { bindExternal } from '../sign-in/bind-external.ts';
import { proveOwner } from '../sign-in/prove-owner.ts';
import { chooseRole } from './choose-role.ts';
import { type ConnectionRow, hasProvedDomain } from './find-connection.ts';
import { putMember } from './put-member.ts';
import type { Person } from './read-person.ts';
import { takeInvitedRole } from './take-invited-role.ts';

/**
 * The account of a person whom the workspace's provider vouches for, as a member of the workspace. The
 * first sign-in binds issuer and subject to the account; an unknown email gets an account.
 * @throws {AppError} `forbidden` for an email of a domain that the workspace has not proved,
 * `unauthenticated` for one that is bound to another subject, `member_removed`.
 */
export async function admitPerson(
  identity: Identity,
  connection: ConnectionRow,
  { person, address }: { person: Person; address: string },
): Promise<Account> {
  const bound = await findBoundAccount(identity.database, person);
  await checkDomain(identity, connection, bound?.user.email ?? person.email);
  const account =
    bound ??
    (await findAccountByEmail(identity.database, person.email)) ??
    (await makeAccount(identity, person));
  await checkActive(identity, connection, account.user.id);
  const { workspaceId } = connection;
  const joined = await identity.database.transaction(allWorkspaces, async (tx) => {
    const now = identity.clock.now();
    // Before the question, so that a removal at the same time is either seen here or ends what begins.
    await lockWorkspace(tx, workspaceId);
    const isOut = await keepRemovedOut(tx, account.user, { workspaceId, address, now });
    return isOut ? undefined : join(tx, connection, { account, person, now });
  });
  if (joined === undefined) throw memberRemoved();
  joined.ended.forEach(identity.sessionCache.revoke);
  const { role } = joined;
  return { ...account, user: { ...account.user, workspaceId, role, emailVerified: true } };
}

interface Joining {
  account: Account;
  person: Person;
  now: Date;
}

/** @returns the role in the workspace, and the sessions that the first proof of the email ended. */
async function join(
  tx: Transaction,
  connection: ConnectionRow,
  { account: { user }, person, now }: Joining,
): Promise<{ role: Role; ended: string[] }> {
  await bindExternal(tx, { ...person, userId: user.id }, now);
  const ended = await proveOwner(tx, user, { method: 'identity_provider', now });
  const { workspaceId } = connection;
  const invited = await takeInvitedRole(tx, { workspaceId, user, now });
  const defaultRole = invited ?? connection.defaultRole;
  const role = await putMember(tx, {
    workspaceId,
    user,
    role: chooseRole({ ...connection, defaultRole }, person.roleValues),
    changesRole: connection.roleClaim !== null,
    by: 'Sign-in provider',
    now,
  });
  return { role, ended };
}

interface Attempt {
  workspaceId: string;
  address: string;
  now: Date;
}

/**
 * Whether somebody was removed from the workspace, which is audited: the transaction is to be committed.
 * @param tx a transaction of all workspaces that has locked the workspace.
 */
async function keepRemovedOut(
  tx: Transaction,
  user: User,
  { workspaceId, address, now }: Attempt,
): Promise<boolean> {
  if (!(await isRemoved(tx.db, { workspaceId, user }, now))) return false;
  tx.audit({
    workspaceId,
    agent: user.email,
    actor: personActor(user),
    action: 'account.sign_in_failed',
    message: 'Somebody who was removed from the workspace was not let in.',
    status: 'warning',
    timestamp: now.toISOString(),
    details: { method: 'sso', userId: user.id, address },
  });
  return true;
}

const memberRemoved = (): AppError =>
  new AppError(
    'member_removed',
    'You were removed from this workspace. Ask one of its admins to invite you again.',
  );

async function checkDomain(
  { database }: Identity,
  { workspaceId }: ConnectionRow,
  email: string,
): Promise<void> {
  const isProved = await database.read(allWorkspaces, ({ db }) =>
    hasProvedDomain(db, workspaceId, email),
  );
  if (isProved) return;
  throw new AppError(
    'forbidden',
    'The email’s domain is none of those that the workspace has proved.',
  );
}

/** Who is deactivated in the directory does not come back by signing in. */
async function checkActive(
  { database }: Identity,
  { workspaceId }: ConnectionRow,
  userId: string,
): Promise<void> {
  const [found] = await database.read(workspaceId, ({ db }) =>
    db
      .select({ active: scimUsers.active })
      .from(scimUsers)
      .where(and(eq(scimUsers.workspaceId, workspaceId), eq(scimUsers.userId, userId))),
  );
  if (found?.active === false) {
    throw new AppError('forbidden', 'The company’s directory has deactivated this account.');
  }
}

function makeAccount(identity: Identity, { email, name }: Person): Promise<Account> {
  const account = {
    ...newAccount({
      email,
      name: givenOrLocalName(name, email),
      loginMethod: 'google',
      isOwnerProved: true,
    }),
    isVouchedFor: true,
  };
  const find = () => findAccountByEmail(identity.database, email);
  return provisionAccount(identity, account, find);
}
