import type { RunDetail } from '@workspace-ops/contracts';
import type { Database, Queries } from '@workspace-ops/db';
import { notFound } from '@workspace-ops/service-kit';
import { and, asc, eq } from 'drizzle-orm';
import { approvalIdOf } from '../approvals/approval-id.ts';
import { listArtifactsOfRun } from '../artifacts/list-run-artifacts.ts';
import { sumDecimals } from '../budget/sum-decimals.ts';
import { runs, runSteps, type RunRow } from '../db/schema/index.ts';
import { listDeployments, type Deployment } from '../deployments/deployed-workflows.ts';
import { toWorkflowSummary } from '../deployments/to-workflow-summary.ts';
import { toRunSteps } from './to-run-steps.ts';
import { toRun } from './to-run.ts';

/**
 * A run with its steps, the workflow it follows, its artifacts and totals.
 * @throws {AppError} `not_found`
 */
export async function getRun(
  database: Database,
  workspaceId: string,
  runId: string,
): Promise<RunDetail> {
  return database.read(workspaceId, async (queries) => {
    const [run] = await queries
      .select()
      .from(runs)
      .where(and(eq(runs.workspaceId, workspaceId), eq(runs.id, runId)));
    if (run === undefined) throw notFound('Run');
    const [finished, artifacts, deployments] = await Promise.all([
      listSteps(queries, run),
      listArtifactsOfRun(queries, workspaceId, runId),
      listDeployments(queries, workspaceId),
    ]);
    const steps = toRunSteps(run, finished, artifacts);
    return {
      run: toRun(run),
      workflow: workflowOf(run, deployments),
      steps,
      artifacts,
      totalToolsCount: steps.reduce((sum, step) => sum + step.toolsExecuted.length, 0),
      totalCost: sumDecimals(steps.flatMap((step) => step.cost ?? [])),
      totalLatencyMs: steps.reduce((sum, step) => sum + (step.latencyMs ?? 0), 0),
      approvalId: run.pauseEntryId === null ? null : approvalIdOf(run.pauseEntryId),
    };
  });
}

const listSteps = (queries: Queries, run: RunRow) =>
  queries
    .select()
    .from(runSteps)
    .where(
      and(
        eq(runSteps.workspaceId, run.workspaceId),
        eq(runSteps.runId, run.id),
        eq(runSteps.runCreatedAt, run.createdAt),
      ),
    )
    .orderBy(asc(runSteps.sequence));

/** The workflow as the run follows it, with its status of today. */
function workflowOf({ plan }: RunRow, deployments: readonly Deployment[]) {
  if (plan === null) return null;
  const deployment = deployments.find(({ workflow }) => workflow.id === plan.id);
  return toWorkflowSummary(plan, deployment?.status ?? 'retired');
}
