import type { WorkspaceSummary } from '@workspace-ops/contracts';
import type { Scope } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { approvals, runs } from '../db/schema/index.ts';
import type { WorkflowDependencies } from '../dependencies.ts';
import { listDeployments, toWorkflowSummary } from '../deployments/deployed-workflows.ts';
import { toApprovalId } from '../approvals/approval-id.ts';

/** The pauses that are listed at most; the count counts them all. */
const listedApprovals = 500;

/** What the state export and the audit statistics need to know of a workspace. */
export async function summarizeWorkspace(
  { database }: Pick<WorkflowDependencies, 'database'>,
  { caller: { workspaceId } }: RequestContext,
): Promise<WorkspaceSummary> {
  return database.read(workspaceId, async (scope) => {
    const [activeTasks, deployments, pending] = await Promise.all([
      countRuns(scope),
      listDeployments(scope),
      listApprovals(scope),
    ]);
    const workflows = deployments
      .filter(({ status }) => status === 'active')
      .map(({ workflow, status }) => toWorkflowSummary(workflow, status));
    const pendingApprovalsCount =
      pending.length < listedApprovals
        ? pending.length
        : await scope.db.$count(approvals, isOpen(workspaceId));
    return {
      activeTasks,
      pendingApprovalsCount,
      totalWorkflows: workflows.length,
      workflows,
      pendingApprovals: pending.map(({ entryId, ...row }) => ({
        approvalId: toApprovalId(entryId),
        ...row,
        requestedAt: row.requestedAt.toISOString(),
      })),
    };
  });
}

/** Pending and running; each status by the partial index that holds it. */
async function countRuns({ db, workspaceId }: Scope): Promise<number> {
  const ofWorkspace = eq(runs.workspaceId, workspaceId);
  const pending = db
    .select({ total: count() })
    .from(runs)
    .where(and(ofWorkspace, sql`${runs.status} = 'pending'`));
  const running = db
    .select({ total: count() })
    .from(runs)
    .where(and(ofWorkspace, sql`${runs.status} = 'running'`));
  const [row] = await db.execute<{ total: number }>(
    sql`select ((${pending}) + (${running}))::int as total`,
  );
  return row?.total ?? 0;
}

const isOpen = (workspaceId: string) =>
  and(eq(approvals.workspaceId, workspaceId), isNull(approvals.decidedAt));

const listApprovals = ({ db, workspaceId }: Scope) =>
  db
    .select({
      entryId: approvals.entryId,
      runId: approvals.runId,
      workflowId: approvals.workflowId,
      workflowName: approvals.workflowName,
      requestedAt: approvals.requestedAt,
      stepTitle: approvals.stepTitle,
      reason: approvals.reason,
    })
    .from(approvals)
    .where(isOpen(workspaceId))
    .orderBy(desc(approvals.requestedAt), desc(approvals.entryId))
    .limit(listedApprovals);
