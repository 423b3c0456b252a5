import { redactText } from '@workspace-ops/content';
import { AppError, computeBackoffMs } from '@workspace-ops/service-kit';
import { engineAgent, statusEvent } from '../runs/announce.ts';
import { bareEffects, type Effects } from './effects.ts';
import type { LeasedRun, PlannedRun } from './leased-run.ts';
import type { PlannedStep } from '../db/schema/index.ts';
import { transition } from '../runs/transitions.ts';

export interface StepFailure {
  run: PlannedRun;
  step: PlannedStep;
  error: unknown;
}

/** Whether a step that failed may succeed later: an upstream's failure, not yet often enough. */
export const isTransient = ({ run, error }: StepFailure, stepAttempts: number): boolean =>
  error instanceof AppError &&
  error.code === 'upstream_failed' &&
  run.state.stepFailures + 1 < stepAttempts;

/** What a failed step that is tried again writes; `columns.notBefore` says when. */
export function effectsOfRetry({ run, step, error }: StepFailure, now: Date): Effects {
  const state = transition(run.state, { type: 'retry_step' })!;
  const notBefore = new Date(now.getTime() + retryDelayMs(run.state.stepFailures, error));
  return {
    ...bareEffects(state),
    columns: { notBefore },
    audit: [
      {
        timestamp: now.toISOString(),
        agent: step.agentName,
        action: 'run.retry',
        message: redactText(`"${step.title}" is tried again: ${describeError(error)}`).text,
        status: 'warning',
        details: { runId: run.id, stepId: step.id, sequence: run.state.nextSequence },
      },
    ],
    events: [statusEvent(run, state.status)],
  };
}

/** What a step that failed for good writes: it ends its run. */
export function effectsOfStepFailure({ run, step, error }: StepFailure, now: Date): Effects {
  const effects = effectsOfFailure(
    run,
    `Step "${step.title}" failed: ${describeError(error)}`,
    now,
  );
  return { ...effects, steps: [failedRow({ run, step, error }, now)] };
}

/** What the end of a run by a fault writes. */
export function effectsOfFailure(run: LeasedRun, errorMessage: string, now: Date): Effects {
  const state = transition(run.state, { type: 'fail', errorMessage })!;
  return {
    ...bareEffects(state),
    audit: [
      {
        timestamp: now.toISOString(),
        agent: engineAgent,
        action: 'run.fail',
        message: redactText(`A run failed: ${errorMessage}`).text,
        status: 'error',
        details: {
          runId: run.id,
          workflowId: redactText(run.workflowId).text,
          sequence: run.state.nextSequence,
        },
      },
    ],
    events: [statusEvent(run, state.status)],
  };
}

/** Only our own errors have a message for the reader; others might name addresses or data. */
const describeError = (error: unknown): string =>
  error instanceof AppError ? error.message : 'something went wrong on our side';

const failedRow = ({ run, step, error }: StepFailure, now: Date) => ({
  workspaceId: run.workspaceId,
  runId: run.id,
  runCreatedAt: run.createdAt,
  sequence: run.state.nextSequence,
  id: step.id,
  status: 'failed' as const,
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
  error: redactText(describeError(error)).text,
});

const backoff = { firstMs: 1_000, longestMs: 60_000, factor: 3 };

/**
 * Milliseconds until a failed step is tried again: 1 s, 3 s, 9 s and so on, or what the upstream
 * asks for if that is longer, up to a minute.
 */
function retryDelayMs(failures: number, error: unknown): number {
  const asked = error instanceof AppError ? (error.retryAfterSeconds ?? 0) * 1_000 : 0;
  return Math.max(computeBackoffMs(backoff, failures + 1), Math.min(backoff.longestMs, asked));
}
