import type { Artifact, RunStep } from '@workspace-ops/contracts';
import type { RunRow, runSteps } from '../db/schema/index.ts';
import type { PlannedStep } from './run-plan.ts';
import { isFinal } from './transitions.ts';

type FinishedRow = typeof runSteps.$inferSelect;

/** A run's steps as planned, each with what is known of its execution. */
export function toRunSteps(
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
      ...(row === undefined ? unfinished(run, sequence) : outcomeOf(row)),
    };
  });
}

/** Refinements are made by people, not by the step. */
const countCreated = (step: PlannedStep, artifacts: readonly Artifact[]): number =>
  artifacts.filter(
    ({ workflowRunStepId, parentArtifactId }) =>
      workflowRunStepId === step.id && parentArtifactId === null,
  ).length;

const outcomeOf = (row: FinishedRow) => ({
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
    status: statusOf(run, isCurrent),
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

function statusOf(run: RunRow, isCurrent: boolean): RunStep['status'] {
  if (isCurrent) return 'running';
  return isFinal(run.status) ? 'skipped' : 'pending';
}
