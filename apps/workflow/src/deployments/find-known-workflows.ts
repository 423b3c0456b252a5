import type { ActiveWorkflow } from '@workspace-ops/contracts';
import { findWorkflowDefinition } from '../catalogue/find-workflow-definition.ts';
import type { WorkflowDefinition } from '../catalogue/types.ts';

/** Those that the catalogue knows, by their id or else by their code. */
export const findKnownWorkflows = (
  named: readonly ActiveWorkflow[],
): { reference: ActiveWorkflow; workflow: WorkflowDefinition }[] =>
  named.flatMap((reference) => {
    const workflow = findWorkflowDefinition(reference.id) ?? findWorkflowDefinition(reference.code);
    return workflow === undefined ? [] : [{ reference, workflow }];
  });
