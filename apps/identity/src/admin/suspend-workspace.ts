import { systemActor } from '@workspace-ops/contracts';
import { eq } from 'drizzle-orm';
import { suspensions } from '../db/schema/suspensions.ts';
import { type Administration, operator } from './administration.ts';

/**
 * Suspends a workspace: the edges refuse whatever is asked of it, within five seconds.
 * @returns false where it is suspended already.
 */
export const suspendWorkspace = (
  { database, clock }: Administration,
  workspaceId: string,
): Promise<boolean> =>
  database.transaction(workspaceId, async (tx) => {
    const now = clock.now();
    const suspended = await tx.db
      .insert(suspensions)
      .values({ workspaceId, suspendedAt: now })
      .onConflictDoNothing()
      .returning({ workspaceId: suspensions.workspaceId });
    if (suspended.length === 0) return false;
    tx.audit({
      agent: operator,
      actor: systemActor,
      action: 'admin.workspace_suspended',
      message: 'Suspended the workspace.',
      status: 'warning',
      timestamp: now.toISOString(),
    });
    return true;
  });

/** Ends a suspension. @returns false where there is none. */
export const resumeWorkspace = (
  { database, clock }: Administration,
  workspaceId: string,
): Promise<boolean> =>
  database.transaction(workspaceId, async (tx) => {
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
      timestamp: clock.now().toISOString(),
      details: { suspendedAt: resumed[0].suspendedAt.toISOString() },
    });
    return true;
  });
