import type { RequestContext } from '@workspace-ops/rpc';
import { AppError, notFound } from '@workspace-ops/service-kit';
import { and, eq } from 'drizzle-orm';
import { snapshots } from '../db/schema/index.ts';
import type { WorkflowDependencies } from '../dependencies.ts';
import { auditSnapshot } from './audit-snapshot.ts';
import { templates } from './templates.ts';

/**
 * Deletes a snapshot of the workspace.
 * @throws {AppError} `not_found`; `forbidden` for a canonical template.
 */
export async function deleteSnapshot(
  { database }: Pick<WorkflowDependencies, 'database'>,
  { caller }: RequestContext,
  { id }: { id: string },
): Promise<{ success: true; message: 'Snapshot deleted.' }> {
  if (templates.some((template) => template.id === id)) {
    throw new AppError('forbidden', 'A canonical template cannot be deleted.');
  }
  return database.transaction(caller.workspaceId, async (tx) => {
    const [snapshot] = await tx.db
      .delete(snapshots)
      .where(and(eq(snapshots.workspaceId, tx.workspaceId), eq(snapshots.id, id)))
      .returning({ id: snapshots.id, name: snapshots.name });
    if (snapshot === undefined) throw notFound('Snapshot');
    auditSnapshot(tx, 'delete', { snapshot, caller });
    return { success: true, message: 'Snapshot deleted.' };
  });
}
