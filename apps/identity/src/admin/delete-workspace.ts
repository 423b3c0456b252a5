import { systemActor } from '@workspace-ops/contracts';
import { allWorkspaces } from '@workspace-ops/db';
import { lockForDeletion, removeWorkspace } from '../workspaces/delete-workspace.ts';
import { type Administration, operator } from './administration.ts';
import { endSuspension } from './suspend-workspace.ts';

/**
 * Deletes a workspace as its owner could. Running services refuse its sessions within five seconds.
 * @param confirm its name, as the operator repeated it.
 * @throws {AppError} `not_found`. @throws {Error} where the name is another.
 */
export const deleteWorkspace = (
  { database, clock }: Administration,
  { id, confirm }: { id: string; confirm: string },
): Promise<{ name: string; members: number }> =>
  database.transaction(allWorkspaces, async (tx) => {
    const now = clock.now();
    const name = await lockForDeletion(tx, id);
    if (name !== confirm) throw new Error('The name is not that of the workspace.');
    const { members, ended } = await removeWorkspace(tx, id, now);
    await endSuspension(tx, id, now);
    tx.audit({
      workspaceId: id,
      agent: operator,
      actor: systemActor,
      action: 'admin.workspace_deleted',
      message: 'Deleted the workspace.',
      status: 'warning',
      timestamp: now.toISOString(),
      details: { name, members, sessionsEnded: ended.length },
    });
    return { name, members };
  });
