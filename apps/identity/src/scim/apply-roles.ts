import type { Transaction } from '@workspace-ops/db';
import { and, eq, inArray } from 'drizzle-orm';
import { users } from '../db/schema/accounts.ts';
import { scimGroups, scimUsers } from '../db/schema/scim.ts';
import { chooseGroupRole } from '../sso/choose-role.ts';
import type { ConnectionRow } from '../sso/find-connection.ts';
import { putMember } from '../sso/put-member.ts';
import { readGroups } from './read-groups.ts';

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
  const groups = await readGroups(tx.db, workspaceId, userIds);
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
    const names = groups.get(user.id)?.map(({ display }) => display) ?? [];
    const role = chooseGroupRole(connection, names);
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
