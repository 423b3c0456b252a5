import type { ScimUser } from '@workspace-ops/contracts';
import type { Queries } from '@workspace-ops/db';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { scimGroupMembers, scimGroups } from '../db/schema/scim.ts';

/** The directory's groups of some users, by the user's id and in the order of their names. */
export async function readGroups(
  db: Queries,
  workspaceId: string,
  userIds: readonly string[],
): Promise<Map<string, ScimUser['groups']>> {
  const groups = new Map<string, ScimUser['groups']>();
  if (userIds.length === 0) return groups;
  const found = await db
    .select({
      userId: scimGroupMembers.userId,
      value: scimGroups.id,
      display: scimGroups.displayName,
    })
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
    )
    .orderBy(asc(scimGroups.displayName));
  for (const { userId, ...group } of found) {
    groups.set(userId, [...(groups.get(userId) ?? []), group]);
  }
  return groups;
}
