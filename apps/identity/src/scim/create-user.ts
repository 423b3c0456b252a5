import type { ScimUser, ScimUserInput } from '@workspace-ops/contracts';
import { allWorkspaces, type Transaction } from '@workspace-ops/db';
import { givenOrLocalName, newAccount } from '../accounts/account.ts';
import { findAccountByEmail } from '../accounts/find-account.ts';
import { provisionAccount } from '../accounts/insert-account.ts';
import { scimUsers } from '../db/schema/scim.ts';
import type { Account, Identity } from '../identity.ts';
import { proveOwner } from '../sign-in/prove-owner.ts';
import { directoryActor, type DirectoryContext } from './directory.ts';
import { hasProvedDomain } from '../sso/find-connection.ts';
import { findRole } from '../workspaces/require-role.ts';
import { applyRoles } from './apply-roles.ts';
import { endMember } from './end-member.ts';
import { readUser } from './find-users.ts';
import { toColumns } from './save-user.ts';
import { notUnique, scimFault } from './scim-errors.ts';

/**
 * Lets a person of the company into the workspace, with an account where there is none.
 * @throws {AppError} `invalid_input` for an email of a domain that the workspace has not proved,
 * `conflict` for one that the directory has already and for the last owner as inactive, `forbidden`
 * where no account may be made.
 */
export async function createUser(
  identity: Identity,
  { connection }: DirectoryContext,
  given: ScimUserInput,
): Promise<ScimUser> {
  const { workspaceId } = connection;
  await checkDomain(identity, workspaceId, given.userName);
  const account =
    (await findAccountByEmail(identity.database, given.userName)) ??
    (await makeAccount(identity, given));
  const userId = account.user.id;
  const { user, ended } = await identity.database.transaction(allWorkspaces, async (tx) => {
    const now = identity.clock.now();
    const added = await tx.db
      .insert(scimUsers)
      .values({ workspaceId, userId, createdAt: now, ...toColumns(given, now) })
      .onConflictDoNothing()
      .returning({ userId: scimUsers.userId });
    if (added.length === 0) throw notUnique('A user with this userName exists already.');
    const sessions = await admit(identity, tx, { workspaceId, user: account.user, given, now });
    await applyRoles(tx, connection, { userIds: [userId], now });
    tx.audit({
      workspaceId,
      agent: 'Directory',
      actor: directoryActor,
      action: 'scim.user_created',
      message: 'A user was added.',
      timestamp: now.toISOString(),
      details: { userId, email: given.userName, active: given.active ?? true },
    });
    return { user: await readUser(tx.db, workspaceId, userId), ended: sessions };
  });
  ended.forEach(identity.sessionCache.revoke);
  return user;
}

interface Admission {
  workspaceId: string;
  user: Account['user'];
  given: ScimUserInput;
  now: Date;
}

/**
 * Lets nobody in but the email's owner: a stranger may have signed up with it. Who is a member already
 * keeps the sessions, or leaves where the directory has them as inactive.
 * @returns the sessions that ended.
 */
async function admit(
  identity: Identity,
  tx: Transaction,
  { workspaceId, user, given, now }: Admission,
): Promise<string[]> {
  const of = { workspaceId, userId: user.id };
  const isMember = (await findRole(tx.db, of)) !== undefined;
  if (!isMember) return proveOwner(tx, user, { method: 'directory', now });
  return given.active === false ? endMember(identity, tx, of) : [];
}

async function checkDomain(
  { database }: Identity,
  workspaceId: string,
  email: string,
): Promise<void> {
  const isProved = await database.read(allWorkspaces, ({ db }) =>
    hasProvedDomain(db, workspaceId, email),
  );
  if (isProved) return;
  throw scimFault('invalidValue', 'userName must be of a domain that the workspace has proved');
}

function makeAccount(
  identity: Identity,
  { userName: email, displayName, name }: ScimUserInput,
): Promise<Account> {
  const whole = [name?.givenName, name?.familyName].filter(Boolean).join(' ');
  const account = {
    ...newAccount({
      email,
      name: givenOrLocalName(displayName ?? name?.formatted ?? whole, email),
      loginMethod: 'google',
      isOwnerProved: true,
    }),
    isVouchedFor: true,
  };
  return provisionAccount(identity, account, () => findAccountByEmail(identity.database, email));
}
