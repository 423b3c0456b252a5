import type { ApprovalDecided, decideApprovalInput } from '@workspace-ops/contracts';
import type { RequestContext } from '@workspace-ops/rpc';
import { notFound } from '@workspace-ops/service-kit';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { toEntryId } from '../approvals/approval-id.ts';
import { approvalStatusOf } from '../approvals/approval-status.ts';
import { approvals } from '../db/schema/index.ts';
import { decideRun, type DecisionDependencies } from './decide-run.ts';

/**
 * Decides a pause by its own id.
 * @throws {AppError} `not_found` for a pause of no or another workspace; as `decideRun` otherwise.
 */
export async function decideApproval(
  deps: DecisionDependencies,
  ctx: RequestContext,
  { id, decision, ...said }: z.output<typeof decideApprovalInput> & { id: string },
): Promise<ApprovalDecided> {
  const { workspaceId } = ctx.caller;
  const [approval] = await deps.database.read(workspaceId, ({ db }) =>
    db
      .select({ runId: approvals.runId })
      .from(approvals)
      .where(
        and(eq(approvals.workspaceId, workspaceId), eq(approvals.entryId, toEntryId(id) ?? '')),
      ),
  );
  if (approval === undefined) throw notFound('Approval');
  const { runId } = approval;
  const decided = await decideRun(deps, ctx, {
    ...said,
    decisionId: ctx.idempotencyKey,
    runId,
    decision,
    door: 'approvals',
    approvalId: id,
  });
  const { have, need } = decided.approvals!;
  const status = decided.isPending === true ? ('pending' as const) : approvalStatusOf[decision];
  return { success: true, status, have, need };
}
