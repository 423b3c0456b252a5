import type { ScimGroup, ScimGroupInput, ScimOperation } from '@workspace-ops/contracts';
import { allWorkspaces, type Transaction } from '@workspace-ops/db';
import { newId } from '@workspace-ops/service-kit';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { scimGroupMembers, scimGroups, scimUsers } from '../db/schema/scim.ts';
import type { Identity } from '../identity.ts';
import { directoryActor, type DirectoryContext } from './directory.ts';
import type { ConnectionRow } from '../sso/find-connection.ts';
import { lockWorkspace } from '../accounts/lock-workspace.ts';
import { applyRoles } from './apply-roles.ts';
import { readGroup } from './find-groups.ts';
import { type GroupState, patchGroup } from './patch-group.ts';
import { isSameName } from './same-name.ts';
import { notUnique, scimFault } from './scim-errors.ts';

/**
 * Adds a group, whose name the connection may map to a role of its members.
 * @throws {AppError} `conflict` for a name that is taken, `invalid_input` for unknown members.
 */
export const createGroup = (
  identity: Identity,
  { connection }: DirectoryContext,
  given: ScimGroupInput,
): Promise<ScimGroup> =>
  saveGroup(identity, connection, async (tx, now) => {
    const id = newId('grp');
    const { workspaceId } = connection;
    await checkName(tx, { workspaceId, id, displayName: given.displayName });
    await tx.db.insert(scimGroups).values({
      workspaceId,
      id,
      displayName: given.displayName,
      externalId: given.externalId ?? null,
      createdAt: now,
      updatedAt: now,
    });
    const members = (given.members ?? []).map(({ value }) => value);
    return { id, affected: await storeMembers(tx, { workspaceId, id }, { before: [], members }) };
  });

/** Replaces a group and its members. @throws {AppError} as at its creation, and `not_found`. */
export const replaceGroup = (
  identity: Identity,
  { connection }: DirectoryContext,
  { id, ...given }: ScimGroupInput & { id: string },
): Promise<ScimGroup> =>
  saveGroup(identity, connection, (tx, now) =>
    changeGroup(tx, { connection, id, change: () => given }, now),
  );

/** Changes a group by the operations of a PATCH. */
export const modifyGroup = (
  identity: Identity,
  { connection }: DirectoryContext,
  { id, Operations }: { id: string; Operations: readonly ScimOperation[] },
): Promise<ScimGroup> =>
  saveGroup(identity, connection, (tx, now) =>
    changeGroup(tx, { connection, id, change: (group) => patchGroup(group, Operations) }, now),
  );

/**
 * Removes a group; its members get the role of the groups that they are still in.
 * @throws {AppError} `not_found`.
 */
export async function deleteGroup(
  identity: Identity,
  { connection }: DirectoryContext,
  { id }: { id: string },
): Promise<void> {
  const { workspaceId } = connection;
  await identity.database.transaction(allWorkspaces, async (tx) => {
    await lockWorkspace(tx, workspaceId);
    const group = await readGroup(tx.db, workspaceId, { id });
    const now = identity.clock.now();
    // The roles follow while there still is a group: without any, members keep what they have.
    await tx.db.delete(scimGroupMembers).where(isIn({ workspaceId, id }));
    const userIds = (group.members ?? []).map(({ value }) => value);
    await applyRoles(tx, connection, { userIds, now });
    await tx.db
      .delete(scimGroups)
      .where(and(eq(scimGroups.workspaceId, workspaceId), eq(scimGroups.id, id)));
    tx.audit({
      workspaceId,
      agent: 'Directory',
      actor: directoryActor,
      action: 'scim.group_deleted',
      message: 'A group was removed.',
      timestamp: now.toISOString(),
      details: { groupId: id, displayName: group.displayName, members: userIds.length },
    });
  });
}

/** Which group was stored, and whose groups changed with it. */
interface Stored {
  id: string;
  affected: string[];
}

async function saveGroup(
  identity: Identity,
  connection: ConnectionRow,
  store: (tx: Transaction, now: Date) => Promise<Stored>,
): Promise<ScimGroup> {
  const { workspaceId } = connection;
  return identity.database.transaction(allWorkspaces, async (tx) => {
    const now = identity.clock.now();
    // Two changes of one group take turns.
    await lockWorkspace(tx, workspaceId);
    const { id, affected } = await store(tx, now);
    await applyRoles(tx, connection, { userIds: affected, now });
    const group = await readGroup(tx.db, workspaceId, { id });
    tx.audit({
      workspaceId,
      agent: 'Directory',
      actor: directoryActor,
      action: 'scim.group_saved',
      message: 'A group was saved.',
      timestamp: now.toISOString(),
      details: { groupId: id, displayName: group.displayName, members: group.members?.length ?? 0 },
    });
    return group;
  });
}

interface GroupChange {
  connection: ConnectionRow;
  id: string;
  change: (group: GroupState) => ScimGroupInput;
}

async function changeGroup(
  tx: Transaction,
  { connection: { workspaceId }, id, change }: GroupChange,
  now: Date,
): Promise<Stored> {
  const found = await readGroup(tx.db, workspaceId, { id });
  const before = (found.members ?? []).map(({ value }) => value);
  const { displayName, externalId = null } = found;
  const given = change({ displayName, externalId, members: before });
  const isRenamed = given.displayName !== displayName;
  if (isRenamed) await checkName(tx, { workspaceId, id, displayName: given.displayName });
  await tx.db
    .update(scimGroups)
    .set({ displayName: given.displayName, externalId: given.externalId ?? null, updatedAt: now })
    .where(and(eq(scimGroups.workspaceId, workspaceId), eq(scimGroups.id, id)));
  const members = (given.members ?? []).map(({ value }) => value);
  const changed = await storeMembers(tx, { workspaceId, id }, { before, members });
  // Another name may map to another role, for all of them.
  return { id, affected: isRenamed ? [...new Set([...before, ...members])] : changed };
}

/** In a transaction that has locked the workspace. @throws {AppError} `conflict`. */
async function checkName(
  { db }: Transaction,
  { workspaceId, id, displayName }: { workspaceId: string; id: string; displayName: string },
): Promise<void> {
  const others = await db
    .select({ id: scimGroups.id })
    .from(scimGroups)
    .where(
      and(
        eq(scimGroups.workspaceId, workspaceId),
        isSameName(scimGroups.displayName, displayName),
        ne(scimGroups.id, id),
      ),
    );
  if (others.length > 0) throw notUnique('A group with this displayName exists already.');
}

const isIn = ({ workspaceId, id }: { workspaceId: string; id: string }) =>
  and(eq(scimGroupMembers.workspaceId, workspaceId), eq(scimGroupMembers.groupId, id));

/** @returns who came and who went. @throws {AppError} `invalid_input` for who is no user of the directory. */
async function storeMembers(
  tx: Transaction,
  group: { workspaceId: string; id: string },
  { before, members }: { before: readonly string[]; members: readonly string[] },
): Promise<string[]> {
  const [held, wanted] = [new Set(before), new Set(members)];
  const added = [...wanted.difference(held)];
  const removed = [...held.difference(wanted)];
  await checkUsers(tx, group.workspaceId, added);
  if (removed.length > 0) {
    await tx.db
      .delete(scimGroupMembers)
      .where(and(isIn(group), inArray(scimGroupMembers.userId, removed)));
  }
  if (added.length > 0) {
    const { workspaceId, id: groupId } = group;
    await tx.db
      .insert(scimGroupMembers)
      .values(added.map((userId) => ({ workspaceId, groupId, userId })));
  }
  return [...added, ...removed];
}

async function checkUsers({ db }: Transaction, workspaceId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await db
    .select({ userId: scimUsers.userId })
    .from(scimUsers)
    .where(and(eq(scimUsers.workspaceId, workspaceId), inArray(scimUsers.userId, ids)));
  if (found.length === ids.length) return;
  const known = new Set(found.map(({ userId }) => userId));
  const unknown = ids.find((id) => !known.has(id));
  throw scimFault('invalidValue', `members has an unknown value: ${unknown}`);
}
