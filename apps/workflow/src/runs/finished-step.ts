import type { PlannedRun } from './held-run.ts';
import type { StepResult } from './perform-step.ts';
import type { PlannedStep } from './run-plan.ts';

export interface FinishedStep {
  /** As it was while the step was executed. */
  run: PlannedRun;
  step: PlannedStep;
  result: StepResult;
}
