import type { Transaction } from '@workspace-ops/db';
import { newId } from '@workspace-ops/service-kit';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { readCell } from '../cells/find-cell.ts';
import { users } from '../db/schema/accounts.ts';
import { insertWorkspace } from './create-workspace.ts';

/**
 * Gives those of the users whose personal workspace this is a new, empty one: they lose it as
 * somebody removes them or deletes it, and sign-in leads into the personal workspace.
 * @param tx a transaction of all workspaces.
 */
export async function replacePersonalWorkspace(
  tx: Transaction,
  { workspaceId, userIds }: { workspaceId: string; userIds: readonly string[] },
  now: Date,
): Promise<void> {
  const losing = await tx.db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(and(eq(users.personalWorkspaceId, workspaceId), inArray(users.id, [...userIds])))
    .orderBy(asc(users.id));
  if (losing.length === 0) return;
  const cell = await readCell(tx.db, workspaceId);
  for (const { id: userId, name, email } of losing) {
    const id = newId('ws');
    await insertWorkspace(tx, { id, name, ownerId: userId, cell }, now);
    await tx.db.update(users).set({ personalWorkspaceId: id }).where(eq(users.id, userId));
    tx.audit({
      workspaceId: id,
      agent: email,
      action: 'workspace.created',
      message: 'A new personal workspace was made in place of one that was left.',
      timestamp: now.toISOString(),
      details: { userId, name, replaced: workspaceId },
    });
  }
}
