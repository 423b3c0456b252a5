import type { Transaction } from '@workspace-ops/db';
import { newId } from '@workspace-ops/service-kit';
import { draftStepArtifact } from '../artifacts/draft-step-artifact.ts';
import { insertArtifact } from '../artifacts/insert-artifact.ts';
import { spend } from '../budget/spend.ts';
import { runSteps } from '../db/schema/index.ts';
import type { Engine } from '../lanes/engine.ts';
import { describeStep } from './describe-step.ts';
import { announceCompletion } from './complete-run.ts';
import type { FinishedStep } from './finished-step.ts';
import { writeHeldRun, type PlannedRun } from './held-run.ts';
import { recordPause } from './pause-run.ts';
import { transition } from './transitions.ts';

/**
 * Finishes a step and begins the next one in one transaction: result, artifact with its
 * evaluation, cost, events and audit entries exist together or not at all.
 */
export async function recordStep(engine: Engine, finished: FinishedStep): Promise<PlannedRun> {
  const { run, result } = finished;
  const now = engine.clock.now();
  const following = run.plan.steps[run.state.nextSequence + 1]?.kind ?? null;
  const state = transition(run.state, { type: 'finish_step', following })!;
  const spentUsd = run.spentUsd + Number(result.costUsd ?? 0);
  const next: PlannedRun = { ...run, state, stepStartedAt: now, spentUsd };
  const artifact = draftStepArtifact(finished, now);
  const auditEvent = describeStep(finished, artifact?.id ?? null, now);
  await engine.database.transaction(run.workspaceId, async (tx) => {
    const entryId = state.status === 'paused_for_approval' ? newId('aud') : null;
    const columns = state.status === 'running' ? { stepStartedAt: now } : { pauseEntryId: entryId };
    // Sent back to back: one round trip, and one transaction all the same.
    await Promise.all([
      writeHeldRun(tx, run, { state, now, leaseMs: engine.limits.leaseMs, columns }),
      artifact === null ? undefined : insertArtifact(tx, artifact),
      insertStep(tx, finished, { artifactId: artifact?.id ?? null, now }),
      spend(tx, result.costUsd, now),
      entryId === null ? undefined : recordPause(tx, next, { state, entryId, now }),
    ]);
    tx.audit(auditEvent);
    if (state.status === 'completed') announceCompletion(tx, run, now);
  });
  return next;
}

async function insertStep(
  tx: Transaction,
  { run, step, result }: FinishedStep,
  { artifactId, now }: { artifactId: string | null; now: Date },
): Promise<void> {
  await tx.db.insert(runSteps).values({
    workspaceId: run.workspaceId,
    runId: run.id,
    runCreatedAt: run.createdAt,
    sequence: run.state.nextSequence,
    id: step.id,
    status: 'completed',
    title: result.title,
    summary: result.summary,
    content: artifactId === null ? result.content : null,
    artifactId,
    toolsExecuted: [...result.toolsExecuted],
    model: result.model,
    tokensTotal: result.tokensTotal,
    costUsd: result.costUsd,
    latencyMs: result.latencyMs,
    attempt: run.attempt,
    startedAt: run.stepStartedAt,
    completedAt: now,
  });
}
