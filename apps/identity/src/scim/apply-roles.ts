import type { Transaction } from '@workspace-ops/db';
import { and, eq, inArray } from 'drizzle-orm';
import { users } from '../db/schema/accounts.ts';
import { scimGroupMembers, scimGroups, scimUsers } from '../db/schema/scim.ts';
import { chooseRole } from '../sso/choose-role.ts';
import type { ConnectionRow } from '../sso/find-connection.ts';
import { putMember } from '../sso/put-member.ts';

/**
 * Makes the active ones of some users members, each with the role of their groups. Where the directory
 * has no groups, members keep the role that they have.
 * @param tx a transaction of all workspaces.
 */
export async function applyRoles(
  tx: Transaction,
  connection: ConnectionRow,
  { userIds, now }: { userIds: readonly string[]; now: Date },
): Promise<void> {
  if (userIds.length === 0) return;
  const { workspaceId } = connection;
  const changesRole = await hasGroups(tx, workspaceId);
  const names = await readGroupNames(tx, workspaceId, userIds);
  const active = await tx.db
    .select({ id: users.id, email: users.email })
    .from(scimUsers)
    .innerJoin(users, eq(users.id, scimUsers.userId))
    .where(
      and(
        eq(scimUsers.workspaceId, workspaceId),
        eq(scimUsers.active, true),
        inArray(scimUsers.userId, [...userIds]),
      ),
    );
  for (const user of active) {
    const role = chooseRole(connection, names.get(user.id) ?? []);
    await putMember(tx, { workspaceId, user, role, changesRole, by: 'Directory', now });
  }
}

const hasGroups = async ({ db }: Transaction, workspaceId: string): Promise<boolean> =>
  (
    await db
      .select({ id: scimGroups.id })
      .from(scimGroups)
      .where(eq(scimGroups.workspaceId, workspaceId))
      .limit(1)
  ).length > 0;

async function readGroupNames(
  { db }: Transaction,
  workspaceId: string,
  userIds: readonly string[],
) {
  const rows = await db
    .select({ userId: scimGroupMembers.userId, name: scimGroups.displayName })
    .from(scimGroupMembers)
    .innerJoin(
      scimGroups,
      and(
        eq(scimGroups.workspaceId, scimGroupMembers.workspaceId),
        eq(scimGroups.id, scimGroupMembers.groupId),
      ),
    )
    .where(
      and(
        eq(scimGroupMembers.workspaceId, workspaceId),
        inArray(scimGroupMembers.userId, [...userIds]),
      ),
    );
  const names = new Map<string, string[]>();
  for (const { userId, name } of rows) names.set(userId, [...(names.get(userId) ?? []), name]);
  return names;
}
