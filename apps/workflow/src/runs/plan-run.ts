import type { JsonObject } from '@workspace-ops/contracts';
import { newId } from '@workspace-ops/service-kit';
import type { WorkflowDefinition } from '../catalogue/types.ts';
import type { RunPlan } from '../db/schema/index.ts';
import { askClearance } from '../disclosure/ask-clearance.ts';
import type { PlanChanges } from '../workspace/configuration.ts';
import { assignAgent } from '../catalogue/agents.ts';

/** @param context the run's data, which may ask for a step more. */
export function planRun(
  given: WorkflowDefinition,
  { actionPrompts, agents }: PlanChanges,
  context: JsonObject,
): RunPlan {
  const definition = askClearance(given, context);
  return {
    ...definition,
    steps: definition.steps.map((step) => ({
      ...assignAgent(step, agents),
      actionPrompt: actionPrompts[`${definition.id}.${step.key}`] ?? step.actionPrompt,
      id: newId('step'),
    })),
  };
}
