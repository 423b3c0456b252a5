import { systemActor } from '@workspace-ops/contracts';
import type { Transaction } from '@workspace-ops/db';
import { eq } from 'drizzle-orm';
import { workspaces } from '../db/schema/accounts.ts';
import { eraseInCell } from '../cells/moved-away.ts';
import { deletions } from '../db/schema/deletions.ts';
import { suspensions } from '../db/schema/suspensions.ts';
import { erasingServices } from '../workspaces/erase-workspace.ts';
import { type Administration, operator } from './administration.ts';
import { expectWorkspaceId } from './expect-workspace-id.ts';

export interface Suspended {
  /** False where it is suspended already. */
  isNew: boolean;
  /** Without one, callers without a credential alone name the workspace, or nobody does. */
  hasAccount: boolean;
}

/**
 * Suspends a workspace: the edges refuse whatever is asked of it, within five seconds.
 * @throws {Error} for what is no workspace id, and for a workspace that was deleted.
 */
export const suspendWorkspace = (
  admin: Administration,
  workspaceId: string,
  { movingTo = null }: { movingTo?: string | null } = {},
): Promise<Suspended> =>
  changeWorkspace(admin, workspaceId, async (tx) => {
    const now = admin.clock.now();
    const suspended = await tx.db
      .insert(suspensions)
      .values({ workspaceId, suspendedAt: now, movingTo })
      .onConflictDoNothing()
      .returning({ workspaceId: suspensions.workspaceId });
    const hasAccount = (await tx.db.$count(workspaces, eq(workspaces.id, workspaceId))) > 0;
    if (suspended.length === 0) return { isNew: false, hasAccount };
    tx.audit({
      agent: operator,
      actor: systemActor,
      action: 'admin.workspace_suspended',
      message: 'Suspended the workspace.',
      status: 'warning',
      timestamp: now.toISOString(),
      ...(movingTo !== null && { details: { movingTo } }),
    });
    return { isNew: true, hasAccount };
  });

/**
 * Ends a suspension, and gives up the move that it was for. @returns false where there is none.
 * @throws {Error} as {@link suspendWorkspace}.
 */
export const resumeWorkspace = (admin: Administration, workspaceId: string): Promise<boolean> =>
  changeWorkspace(admin, workspaceId, async (tx) => {
    const now = admin.clock.now();
    const resumed = await endSuspension(tx, workspaceId, now);
    if (resumed === undefined) return false;
    tx.audit({
      agent: operator,
      actor: systemActor,
      action: 'admin.workspace_resumed',
      message: 'Ended the suspension of the workspace.',
      timestamp: now.toISOString(),
      details: { suspendedAt: resumed.suspendedAt.toISOString() },
    });
    return true;
  });

/**
 * Ends a suspension, in the transaction of what follows it. What a move that it was for has copied is
 * erased in the other cell, where jobs and callbacks would go on with it.
 * @returns undefined where there is none.
 */
export async function endSuspension(
  tx: Transaction,
  workspaceId: string,
  now: Date,
): Promise<{ suspendedAt: Date } | undefined> {
  const [ended] = await tx.db
    .delete(suspensions)
    .where(eq(suspensions.workspaceId, workspaceId))
    .returning({ suspendedAt: suspensions.suspendedAt, movingTo: suspensions.movingTo });
  if (ended?.movingTo) {
    await eraseInCell(tx, { workspaceId, cell: ended.movingTo, services: erasingServices }, now);
  }
  return ended;
}

/** The log of a deleted workspace has ended: nothing is written into it any more. */
async function changeWorkspace<T>(
  { database }: Administration,
  workspaceId: string,
  change: (tx: Transaction) => Promise<T>,
): Promise<T> {
  expectWorkspaceId(workspaceId);
  return database.transaction(workspaceId, async (tx) => {
    const deleted = await tx.db.$count(deletions, eq(deletions.workspaceId, workspaceId));
    if (deleted > 0) throw new Error(`${workspaceId} was deleted.`);
    return change(tx);
  });
}
