import { isDeepStrictEqual } from 'node:util';
import type { ScimOperation, ScimUser, ScimUserInput } from '@workspace-ops/contracts';
import { allWorkspaces, type Transaction } from '@workspace-ops/db';
import { notFound } from '@workspace-ops/service-kit';
import { and, eq } from 'drizzle-orm';
import { scimUsers } from '../db/schema/scim.ts';
import type { Identity } from '../identity.ts';
import { directoryActor, type DirectoryContext } from './directory.ts';
import type { ConnectionRow } from '../sso/find-connection.ts';
import { applyRoles } from './apply-roles.ts';
import { endMember } from './end-member.ts';
import { readUser } from './find-users.ts';
import { patchUser } from './patch-user.ts';
import { scimFault } from './scim-errors.ts';

/** What is kept of a user beside the email. */
export const toColumns = ({ externalId, active, displayName, name }: ScimUserInput, now: Date) => ({
  externalId: externalId ?? null,
  active: active ?? true,
  displayName: displayName?.trim() ? displayName : null,
  formattedName: name?.formatted ?? null,
  givenName: name?.givenName ?? null,
  familyName: name?.familyName ?? null,
  updatedAt: now,
});

/**
 * Replaces what the directory says of a user. Deactivating ends the membership and all sessions.
 * @throws {AppError} `not_found`, `invalid_input` for another email, `conflict` for the last owner.
 */
export const replaceUser = (
  identity: Identity,
  { connection }: DirectoryContext,
  { id, ...given }: ScimUserInput & { id: string },
): Promise<ScimUser> => saveUser(identity, connection, { id, change: () => given });

/** The same by the operations of a PATCH. */
export const modifyUser = (
  identity: Identity,
  { connection }: DirectoryContext,
  { id, Operations }: { id: string; Operations: readonly ScimOperation[] },
): Promise<ScimUser> =>
  saveUser(identity, connection, { id, change: (user) => patchUser(user, Operations) });

interface Saving {
  id: string;
  change: (user: ScimUser) => ScimUserInput;
}

async function saveUser(
  identity: Identity,
  connection: ConnectionRow,
  { id, change }: Saving,
): Promise<ScimUser> {
  const { workspaceId } = connection;
  const saved = await identity.database.transaction(allWorkspaces, async (tx) => {
    await lockUser(tx, workspaceId, id);
    const before = await readUser(tx.db, workspaceId, id);
    const given = change(before);
    if (given.userName !== before.userName) {
      throw scimFault('mutability', 'userName cannot be changed: add the person anew');
    }
    const now = identity.clock.now();
    const columns = toColumns(given, now);
    await tx.db
      .update(scimUsers)
      .set(columns)
      .where(and(eq(scimUsers.workspaceId, workspaceId), eq(scimUsers.userId, id)));
    const isEnding = before.active && !columns.active;
    const ended = isEnding ? await endMember(identity, tx, { workspaceId, userId: id }) : [];
    if (columns.active) await applyRoles(tx, connection, { userIds: [id], now });
    auditActivity(tx, { workspaceId, before, isActive: columns.active, now });
    const user = await readUser(tx.db, workspaceId, id);
    auditChange(tx, { workspaceId, before, user, now });
    return { ended, user };
  });
  saved.ended.forEach(identity.sessionCache.revoke);
  return saved.user;
}

async function lockUser({ db }: Transaction, workspaceId: string, id: string): Promise<void> {
  const locked = await db
    .select({ userId: scimUsers.userId })
    .from(scimUsers)
    .where(and(eq(scimUsers.workspaceId, workspaceId), eq(scimUsers.userId, id)))
    .for('update');
  if (locked.length === 0) throw notFound('User');
}

interface Activity {
  workspaceId: string;
  before: ScimUser;
  isActive: boolean;
  now: Date;
}

function auditActivity(tx: Transaction, { workspaceId, before, isActive, now }: Activity): void {
  if (before.active === isActive) return;
  tx.audit({
    workspaceId,
    agent: 'Directory',
    actor: directoryActor,
    action: isActive ? 'scim.user_activated' : 'scim.user_deactivated',
    message: isActive
      ? 'A user was activated.'
      : 'A user was deactivated; all sessions were ended.',
    timestamp: now.toISOString(),
    details: { userId: before.id, email: before.userName },
  });
}

/** What the directory says of a user, beside whether they are active. */
const described = ['displayName', 'externalId', 'name'] as const;

interface Described {
  workspaceId: string;
  before: ScimUser;
  user: ScimUser;
  now: Date;
}

function auditChange(tx: Transaction, { workspaceId, before, user, now }: Described): void {
  const changed = described.filter((key) => !isDeepStrictEqual(before[key], user[key]));
  if (changed.length === 0) return;
  tx.audit({
    workspaceId,
    agent: 'Directory',
    actor: directoryActor,
    action: 'scim.user_changed',
    message: 'A user was described otherwise.',
    timestamp: now.toISOString(),
    details: { userId: before.id, email: before.userName, changed },
  });
}
