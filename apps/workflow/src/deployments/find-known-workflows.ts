import type { Reference } from '@workspace-ops/contracts';
import {
  findWorkflowByName,
  findWorkflowDefinition,
} from '../catalogue/find-workflow-definition.ts';
import type { WorkflowDefinition } from '../catalogue/types.ts';

/** Those that the catalogue knows, by their id, else by their code, else by their name. */
export const findKnownWorkflows = (
  named: readonly Reference[],
): { reference: Reference; workflow: WorkflowDefinition }[] =>
  named.flatMap((reference) => {
    const workflow = findWorkflow(reference);
    return workflow === undefined ? [] : [{ reference, workflow }];
  });

function findWorkflow(reference: Reference): WorkflowDefinition | undefined {
  const { id, code, name } =
    typeof reference === 'string' ? { id: reference, code: undefined, name: reference } : reference;
  const byId = id === undefined ? undefined : findWorkflowDefinition(id);
  const byCode = code === undefined ? undefined : findWorkflowDefinition(code);
  return byId ?? byCode ?? (name === undefined ? undefined : findWorkflowByName(name));
}
