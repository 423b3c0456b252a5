import type { StepDefinition, WorkflowDefinition } from '@workspace-ops/catalogue';
import type { OwnNames } from '@workspace-ops/composing';

export interface PlannedStep extends StepDefinition {
  id: string;
}

/**
 * A workflow as one run executes it: copied when the run is made, so that neither a release of the
 * catalogue nor a change of the workspace's prompts alters a run under way.
 */
export interface RunPlan extends Omit<WorkflowDefinition, 'steps'> {
  steps: readonly PlannedStep[];
  /** What the workspace's own names of fields in its data meant when the run was made; absent where there are none. */
  fieldNames?: OwnNames;
}
