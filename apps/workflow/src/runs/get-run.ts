import type { Artifact, Run, RunDetail, RunStep } from '@workspace-ops/contracts';
import type { Scope } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { notFound } from '@workspace-ops/service-kit';
import { and, asc, eq } from 'drizzle-orm';
import { listArtifactsOfRun } from '../artifacts/list-run-artifacts.ts';
import { sumDecimals } from '../budget/units.ts';
import { runs, runSteps, type PlannedStep, type RunRow } from '../db/schema/index.ts';
import type { WorkflowDependencies } from '../dependencies.ts';
import {
  listDeployments,
  toWorkflowSummary,
  type Deployment,
} from '../deployments/deployed-workflows.ts';
import { toApprovalId } from '../approvals/approval-id.ts';
import { awaitRun } from '../db/await-run.ts';
import { findHandovers } from './find-handovers.ts';
import { isFinal } from './transitions.ts';

/**
 * A run with its steps, the workflow it follows, its artifacts and totals.
 * @throws {AppError} `not_found`
 */
export const getRun = (
  { database }: Pick<WorkflowDependencies, 'database'>,
  { caller: { workspaceId } }: RequestContext,
  { runId }: { runId: string },
): Promise<RunDetail> =>
  awaitRun(runId, () => database.read(workspaceId, (scope) => readRun(scope, runId)));

async function readRun(scope: Scope, runId: string): Promise<RunDetail> {
  const [run] = await scope.db
    .select()
    .from(runs)
    .where(and(eq(runs.workspaceId, scope.workspaceId), eq(runs.id, runId)));
  if (run === undefined) throw notFound('Run');
  const [finished, artifacts, deployments, handovers] = await Promise.all([
    listSteps(scope, run),
    listArtifactsOfRun(scope, runId),
    listDeployments(scope),
    findHandovers(scope, run),
  ]);
  const steps = toRunSteps(run, finished, artifacts);
  return {
    run: toRun(run),
    workflow: summarizeWorkflow(run, deployments),
    steps,
    artifacts,
    totalToolsCount: steps.reduce((sum, step) => sum + step.toolsExecuted.length, 0),
    totalCost: sumDecimals([
      ...steps.flatMap((step) => step.cost ?? []),
      ...(run.sendBacks ?? []).map(({ costUsd }) => costUsd),
    ]),
    totalLatencyMs: steps.reduce((sum, step) => sum + (step.latencyMs ?? 0), 0),
    approvalId: run.pauseEntryId === null ? null : toApprovalId(run.pauseEntryId),
    ...handovers,
    restartedFrom: run.restartedFrom,
  };
}

const listSteps = ({ db, workspaceId }: Scope, run: RunRow) =>
  db
    .select()
    .from(runSteps)
    .where(
      and(
        eq(runSteps.workspaceId, workspaceId),
        eq(runSteps.runId, run.id),
        eq(runSteps.runCreatedAt, run.createdAt),
      ),
    )
    .orderBy(asc(runSteps.sequence));

/** The workflow as the run follows it, with its status of today. */
function summarizeWorkflow({ plan }: RunRow, deployments: readonly Deployment[]) {
  if (plan === null) return null;
  const deployment = deployments.find(({ workflow }) => workflow.id === plan.id);
  return toWorkflowSummary(plan, deployment?.status ?? 'retired');
}

const toRun = (row: RunRow): Run => ({
  id: row.id,
  workflowId: row.workflowId,
  workflowName: row.workflowName,
  status: row.status,
  triggerSource: row.triggerSource,
  initialContext: row.initialContext,
  createdAt: row.createdAt.toISOString(),
  startedAt: row.startedAt?.toISOString() ?? null,
  completedAt: row.completedAt?.toISOString() ?? null,
  errorMessage: row.errorMessage,
  ...(row.startedBy !== null && { startedBy: row.startedBy }),
});

type FinishedRow = typeof runSteps.$inferSelect;

/** A run's steps as planned, each with what is known of its execution. */
function toRunSteps(
  run: RunRow,
  finished: readonly FinishedRow[],
  artifacts: readonly Artifact[],
): RunStep[] {
  const rows = new Map(finished.map((row) => [row.sequence, row]));
  return (run.plan?.steps ?? []).map((step, sequence) => {
    const row = rows.get(sequence);
    return {
      id: step.id,
      sequence,
      title: step.title,
      type: step.kind,
      actionPrompt: step.actionPrompt,
      agentName: step.agentName,
      agentRole: step.agentRole,
      artifactsCreated: countCreated(step, artifacts),
      ...(row === undefined ? unfinished(run, sequence) : toOutcome(row)),
    };
  });
}

/** Later revisions are the same artifact, whoever made them. */
const countCreated = (step: PlannedStep, artifacts: readonly Artifact[]): number =>
  artifacts.filter(
    ({ workflowRunStepId, parentArtifactId }) =>
      workflowRunStepId === step.id && parentArtifactId === null,
  ).length;

const toOutcome = (row: FinishedRow) => ({
  status: row.status,
  toolsExecuted: row.toolsExecuted,
  model: row.model,
  tokensTotal: row.tokensTotal,
  cost: row.costUsd,
  latencyMs: row.latencyMs,
  startedAt: row.startedAt.toISOString(),
  completedAt: row.completedAt.toISOString(),
  error: row.error,
});

function unfinished(run: RunRow, sequence: number) {
  const isCurrent = run.status === 'running' && run.nextSequence === sequence;
  return {
    status: deriveStatus(run, isCurrent),
    toolsExecuted: [],
    model: null,
    tokensTotal: 0,
    cost: null,
    latencyMs: null,
    startedAt: isCurrent ? (run.stepStartedAt?.toISOString() ?? null) : null,
    completedAt: null,
    error: null,
  };
}

function deriveStatus(run: RunRow, isCurrent: boolean): RunStep['status'] {
  if (isCurrent) return 'running';
  return isFinal(run.status) ? 'skipped' : 'pending';
}
