import type { Engine } from '../lanes/engine.ts';
import { AppError } from '@workspace-ops/service-kit';
import { commitEffects } from './commit-effects.ts';
import {
  effectsOfRetry,
  effectsOfStepFailure,
  isTransient,
  type StepFailure,
} from './effects-of-failure.ts';
import type { PlannedRun } from './held-run.ts';

/** An upstream's failure is tried again a few times, later; any other ends the run at once. */
export async function failStep(engine: Engine, failure: StepFailure): Promise<PlannedRun> {
  const { run, error } = failure;
  const now = engine.clock.now();
  if (isTransient(failure, engine.limits.stepAttempts)) {
    const effects = effectsOfRetry(failure, now);
    return commitEffects(engine, run, effects, (tx) =>
      engine.lanes.wakeLater(tx, run.id, effects.columns.notBefore!),
    );
  }
  if (!(error instanceof AppError)) {
    engine.logger.error({ err: error, runId: run.id }, 'a step failed unexpectedly');
  }
  return commitEffects(engine, run, effectsOfStepFailure(failure, now));
}
