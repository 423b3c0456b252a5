import type { Transaction } from '@workspace-ops/db';
import { AppError } from '@workspace-ops/service-kit';
import { runSteps } from '../db/schema/index.ts';
import type { Engine } from '../lanes/engine.ts';
import { redactPersonalData } from '../policy/redact-personal-data.ts';
import { announceStatus, engineAgent } from './announce.ts';
import { writeHeldRun, type HeldRun, type PlannedRun } from './held-run.ts';
import { retryDelayMs } from './retry-delay.ts';
import type { PlannedStep } from './run-plan.ts';
import { transition } from './transitions.ts';

export interface StepFailure {
  run: PlannedRun;
  step: PlannedStep;
  error: unknown;
}

/** An upstream's failure is tried again a few times, later; any other ends the run at once. */
export async function failStep(engine: Engine, failure: StepFailure): Promise<PlannedRun> {
  const { run, error } = failure;
  const isTransient = error instanceof AppError && error.code === 'upstream_failed';
  if (isTransient && run.state.stepFailures + 1 < engine.limits.stepAttempts) {
    return retryStep(engine, failure);
  }
  if (!(error instanceof AppError)) {
    engine.logger.error({ err: error, runId: run.id }, 'a step failed unexpectedly');
  }
  return endWithFailure(engine, failure);
}

async function retryStep(engine: Engine, { run, step, error }: StepFailure): Promise<PlannedRun> {
  const state = transition(run.state, { type: 'retry_step' })!;
  const now = engine.clock.now();
  const notBefore = new Date(now.getTime() + retryDelayMs(run.state.stepFailures, error));
  await engine.database.transaction(run.workspaceId, async (tx) => {
    const { leaseMs } = engine.limits;
    await writeHeldRun(tx, run, { state, now, leaseMs, columns: { notBefore } });
    announceStatus(tx, run, 'pending');
    tx.audit({
      timestamp: now.toISOString(),
      agent: step.agentName,
      action: 'run.retry',
      message: redactPersonalData(`"${step.title}" is tried again: ${sentenceOf(error)}`).text,
      status: 'warning',
      details: { runId: run.id, stepId: step.id, sequence: run.state.nextSequence },
    });
    await engine.lanes.wakeLater(tx, run.id, notBefore);
  });
  return { ...run, state };
}

async function endWithFailure(
  engine: Engine,
  { run, step, error }: StepFailure,
): Promise<PlannedRun> {
  const errorMessage = `Step "${step.title}" failed: ${sentenceOf(error)}`;
  const now = engine.clock.now();
  await engine.database.transaction(run.workspaceId, async (tx) => {
    await recordFailure(tx, engine, { run, errorMessage });
    await tx.db.insert(runSteps).values({
      workspaceId: run.workspaceId,
      runId: run.id,
      runCreatedAt: run.createdAt,
      sequence: run.state.nextSequence,
      id: step.id,
      status: 'failed',
      title: step.title,
      summary: '',
      toolsExecuted: [],
      model: 'none',
      tokensTotal: 0,
      costUsd: '0',
      latencyMs: Math.max(0, now.getTime() - run.stepStartedAt.getTime()),
      attempt: run.attempt,
      startedAt: run.stepStartedAt,
      completedAt: now,
      error: sentenceOf(error),
    });
  });
  return { ...run, state: transition(run.state, { type: 'fail', errorMessage })! };
}

/** Only our own errors have a sentence for the reader; others might name addresses or data. */
const sentenceOf = (error: unknown): string =>
  error instanceof AppError ? error.message : 'something went wrong on our side';

/** Fails a held run: its state, event and audit entry. */
export async function recordFailure(
  tx: Transaction,
  engine: Pick<Engine, 'clock' | 'limits'>,
  { run, errorMessage }: { run: HeldRun; errorMessage: string },
): Promise<void> {
  const state = transition(run.state, { type: 'fail', errorMessage })!;
  const now = engine.clock.now();
  await writeHeldRun(tx, run, { state, now, leaseMs: engine.limits.leaseMs });
  announceStatus(tx, run, 'failed');
  tx.audit({
    timestamp: now.toISOString(),
    agent: engineAgent,
    action: 'run.fail',
    message: redactPersonalData(`A run failed: ${errorMessage}`).text,
    status: 'error',
    details: { runId: run.id, workflowId: run.workflowId, sequence: run.state.nextSequence },
  });
}
