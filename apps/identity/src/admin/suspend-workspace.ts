import { systemActor } from '@workspace-ops/contracts';
import type { Transaction } from '@workspace-ops/db';
import { eq } from 'drizzle-orm';
import { workspaces } from '../db/schema/accounts.ts';
import { deletions } from '../db/schema/deletions.ts';
import { suspensions } from '../db/schema/suspensions.ts';
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
 * Ends a suspension. @returns false where there is none.
 * @throws {Error} as {@link suspendWorkspace}.
 */
export const resumeWorkspace = (admin: Administration, workspaceId: string): Promise<boolean> =>
  changeWorkspace(admin, workspaceId, async (tx) => {
    const resumed = await tx.db
      .delete(suspensions)
      .where(eq(suspensions.workspaceId, workspaceId))
      .returning({ suspendedAt: suspensions.suspendedAt });
    if (resumed[0] === undefined) return false;
    tx.audit({
      agent: operator,
      actor: systemActor,
      action: 'admin.workspace_resumed',
      message: 'Ended the suspension of the workspace.',
      timestamp: admin.clock.now().toISOString(),
      details: { suspendedAt: resumed[0].suspendedAt.toISOString() },
    });
    return true;
  });

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
