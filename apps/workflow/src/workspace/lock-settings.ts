import type { Transaction } from '@workspace-ops/db';
import { eq } from 'drizzle-orm';
import { workspaceSettings } from '../db/schema/index.ts';

/** Makes changes of the workspace's configuration take turns, until the transaction ends. */
export async function lockSettings(tx: Transaction, now: Date): Promise<void> {
  await tx.db
    .insert(workspaceSettings)
    .values({ workspaceId: tx.workspaceId, updatedAt: now })
    .onConflictDoNothing();
  await tx.db
    .select({ workspaceId: workspaceSettings.workspaceId })
    .from(workspaceSettings)
    .where(eq(workspaceSettings.workspaceId, tx.workspaceId))
    .for('update');
}
