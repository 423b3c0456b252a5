import type { OpenApproval } from '@workspace-ops/contracts';
import type { RequestContext } from '@workspace-ops/rpc';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { toApprovalId } from '../approvals/approval-id.ts';
import { approvals } from '../db/schema/index.ts';
import type { WorkflowDependencies } from '../dependencies.ts';

const noApproval = { approvalId: null, openedAtMs: 0, readAtMs: 0 };

/** The pause at which the run waits, and since when, on the database's clock. */
export async function findOpenApproval(
  { database }: Pick<WorkflowDependencies, 'database'>,
  { caller: { workspaceId } }: RequestContext,
  { runId }: { runId: string },
): Promise<OpenApproval> {
  const [open] = await database.read(workspaceId, ({ db }) =>
    db
      .select({
        entryId: approvals.entryId,
        openedAtMs: sql<number>`coalesce(extract(epoch from ${approvals.openedAt}) * 1000, 0)::float8`,
        readAtMs: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8`,
      })
      .from(approvals)
      .where(
        and(
          eq(approvals.workspaceId, workspaceId),
          eq(approvals.runId, runId),
          isNull(approvals.decidedAt),
        ),
      ),
  );
  if (open === undefined) return noApproval;
  const { entryId, ...moments } = open;
  return { approvalId: toApprovalId(entryId), ...moments };
}
