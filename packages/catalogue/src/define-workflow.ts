import type { DepartmentCode, WorkflowDefinition } from './types.ts';

type Written = Omit<WorkflowDefinition, 'id' | 'departmentCode' | 'requiresApproval'>;

/** Completes a written workflow with what follows from its code and its steps. */
export function defineWorkflow(written: Written): WorkflowDefinition {
  const id = written.code.toLowerCase();
  return {
    ...written,
    id,
    departmentCode: id.slice(0, 3) as DepartmentCode,
    requiresApproval: written.steps.some((step) => step.kind === 'approval'),
  };
}
