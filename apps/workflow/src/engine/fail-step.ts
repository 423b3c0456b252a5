import { AppError } from '@workspace-ops/service-kit';
import type { Engine } from './engine.ts';
import { statusEvent } from '../runs/announce.ts';
import { commitEffects } from './commit-effects.ts';
import {
  effectsOfRetry,
  effectsOfStepFailure,
  isTransient,
  type StepFailure,
} from './effects-of-failure.ts';
import { bareEffects } from './effects.ts';
import type { PlannedRun } from './leased-run.ts';
import { transition } from '../runs/transitions.ts';

/** An upstream's failure is tried again a few times, later; any other ends the run at once. */
export async function failStep(engine: Engine, failure: StepFailure): Promise<PlannedRun> {
  const { run, error } = failure;
  const now = engine.clock.now();
  if (isTransient(failure, engine.limits.stepAttempts)) {
    const effects = effectsOfRetry(failure, now);
    return commitEffects(engine, run, effects, (tx) =>
      engine.queue.wakeLater(tx, run.id, effects.columns.notBefore!),
    );
  }
  if (!(error instanceof AppError)) {
    engine.logger.error({ err: error, runId: run.id }, 'a step failed unexpectedly');
  }
  return commitEffects(engine, run, effectsOfStepFailure(failure, now));
}

/**
 * Ends the lease, so that another worker goes on with the run, as this one stops or is lost.
 * @throws {RunLostError} when another worker or a decision has taken it already.
 */
export async function releaseRun(engine: Engine, run: PlannedRun): Promise<PlannedRun> {
  const state = transition(run.state, { type: 'lose_worker' })!;
  const effects = { ...bareEffects(state), events: [statusEvent(run, state.status)] };
  return commitEffects(engine, run, effects, (tx) => engine.queue.wake(tx));
}
