import type { ScimUser, ScimUserInput } from '@workspace-ops/contracts';
import { allWorkspaces } from '@workspace-ops/db';
import { type Account, givenOrLocalName, newAccount } from '../accounts/account.ts';
import { findAccountByEmail } from '../accounts/find-account.ts';
import { provisionAccount } from '../accounts/insert-account.ts';
import { scimUsers } from '../db/schema/scim.ts';
import type { Identity } from '../identity.ts';
import { proveOwner } from '../sign-in/prove-owner.ts';
import { directoryActor } from './directory.ts';
import { type ConnectionRow, hasProvedDomain } from '../sso/find-connection.ts';
import { findRole } from '../workspaces/require-role.ts';
import { applyRoles } from './apply-roles.ts';
import { findUser } from './find-users.ts';
import { toColumns } from './save-user.ts';
import { notUnique, scimFault } from './scim-errors.ts';

/**
 * Lets a person of the company into the workspace, with an account where there is none.
 * @throws {AppError} `invalid_input` for an email of a domain that the workspace has not proved,
 * `conflict` for one that the directory has already, `forbidden` where no account may be made.
 */
export async function createUser(
  identity: Identity,
  connection: ConnectionRow,
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
    // A stranger may have signed up with the email, and would get into the workspace.
    const isMember = (await findRole(tx.db, { workspaceId, userId })) !== undefined;
    const sessions = isMember
      ? []
      : await proveOwner(tx, account.user, { method: 'directory', now });
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
    return { user: await findUser(tx.db, workspaceId, userId), ended: sessions };
  });
  ended.forEach(identity.sessionCache.revoke);
  return user;
}

async function checkDomain(
  { database }: Identity,
  workspaceId: string,
  email: string,
): Promise<void> {
  const isProved = await database.read(allWorkspaces, (queries) =>
    hasProvedDomain(queries, workspaceId, email),
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
