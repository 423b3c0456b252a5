import { planTime, type Calendar } from '@workspace-ops/composing';
import type { ArtifactType, JsonObject } from '@workspace-ops/contracts';
import type { PlannedStep, RunPlan } from '../db/schema/index.ts';
import { readData } from '../workspace/run-data.ts';
import { saidAt } from '../workspace/said-at.ts';

interface PausedRun {
  plan: RunPlan;
  initialContext: JsonObject;
  createdAt: Date;
  /** The step that comes next once the pause is over. */
  nextSequence: number;
}

const makes = (type: ArtifactType) => (step: PlannedStep) => step.artifact?.type === type;

/** The step that puts into the calendar what the steps before have posted; undefined for none. */
export function findCalendarStep(
  { steps }: RunPlan,
  nextSequence: number,
): PlannedStep | undefined {
  if (!steps.slice(0, nextSequence).some(makes('post'))) return undefined;
  return steps.slice(nextSequence).find(makes('calendar_entry'));
}

/** The columns by which a pause keeps when the post that it asks to approve goes out. */
export function planPublication(
  run: PausedRun,
  { now, calendar }: { now: Date; calendar: Calendar },
): { plannedFor?: Date; plannedProposed?: boolean } {
  const { plan, nextSequence } = run;
  const step = findCalendarStep(plan, nextSequence);
  if (step === undefined) return {};
  const planned = planTime({
    definition: plan,
    step,
    context: readData(run),
    earlier: [],
    now,
    saidAt: saidAt(run),
    calendar,
  });
  return planned === null ? {} : { plannedFor: planned.at, plannedProposed: planned.isProposed };
}
