import type { Governance } from '../approvals/govern.ts';
import { effectsOfStep } from './effects-of-step.ts';
import type { Effects } from './effects.ts';
import { compose, type Composed, type FinishedStep, type StepTask } from './perform-step.ts';

interface StepWork {
  finished: FinishedStep;
  now: Date;
  governance: Governance | null;
}

/** What takes long over large data: each takes and gives data that can be copied, and asks nothing. */
export const computeTasks = {
  compose: (task: StepTask): Composed => compose(task),
  effectsOfStep: ({ finished, now, governance }: StepWork): Effects =>
    effectsOfStep(finished, now, governance),
};

export type ComputeTasks = typeof computeTasks;
