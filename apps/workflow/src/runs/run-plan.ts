import type { ActiveAgent, JsonObject } from '@workspace-ops/contracts';
import { newId } from '@workspace-ops/service-kit';
import type { StepDefinition, WorkflowDefinition } from '../catalogue/types.ts';
import { askClearance } from '../disclosure/ask-clearance.ts';
import { assignAgent } from '../workspace/agents.ts';

export interface PlannedStep extends StepDefinition {
  id: string;
}

/**
 * A workflow as one run executes it: copied when the run is made, so that neither a release of the
 * catalogue nor a change of the workspace's prompts alters a run under way.
 */
export interface RunPlan extends Omit<WorkflowDefinition, 'steps'> {
  steps: readonly PlannedStep[];
}

/** What a workspace changes in the catalogue's workflows. */
export interface PlanChanges {
  /** By `<workflow id>.<step key>`. */
  actionPrompts: Readonly<Record<string, string>>;
  /** Null where it has the catalogue's. */
  agents: readonly ActiveAgent[] | null;
}

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
