import { assignAgent, type WorkflowDefinition } from '@workspace-ops/catalogue';
import { askClearance, namesInRunData, readRunData } from '@workspace-ops/composing';
import type { JsonObject } from '@workspace-ops/contracts';
import { newId } from '@workspace-ops/service-kit';
import type { RunPlan } from '../db/schema/index.ts';
import type { PlanChanges } from '../workspace/configuration.ts';

/** @param context the run's data, which may ask for a step more. */
export function planRun(
  given: WorkflowDefinition,
  { actionPrompts, agents, fieldNames: all }: PlanChanges,
  context: JsonObject,
): RunPlan {
  const fieldNames = namesInRunData(context, all);
  const definition = askClearance(given, readRunData(context, fieldNames));
  return {
    ...definition,
    steps: definition.steps.map((step) => ({
      ...assignAgent(step, agents),
      actionPrompt: actionPrompts[`${definition.id}.${step.key}`] ?? step.actionPrompt,
      id: newId('step'),
    })),
    ...(Object.keys(fieldNames).length > 0 && { fieldNames }),
  };
}
