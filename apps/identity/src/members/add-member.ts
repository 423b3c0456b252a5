import type { Role } from '@workspace-ops/contracts';
import type { Transaction } from '@workspace-ops/db';
import { memberships } from '../db/schema/accounts.ts';
import { forgetRemoval } from './removed-members.ts';

/**
 * Makes somebody a member, unless they are one: then their role stays.
 * @param tx a transaction that has locked the workspace, of it or of all.
 * @returns whether they were none.
 */
export async function addMember(
  tx: Transaction,
  { workspaceId, userId, role }: { workspaceId: string; userId: string; role: Role },
  now: Date,
): Promise<boolean> {
  const added = await tx.db
    .insert(memberships)
    .values({ workspaceId, userId, role, createdAt: now, roleSince: now })
    .onConflictDoNothing()
    .returning({ userId: memberships.userId });
  await forgetRemoval(tx, { workspaceId, userId });
  return added.length > 0;
}
