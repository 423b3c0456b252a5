import type { WorkflowSummary } from '@workspace-ops/contracts';
import type { WorkflowDefinition } from '../catalogue/types.ts';
import type { DeploymentStatus } from './deployed-workflows.ts';

export const toWorkflowSummary = (
  workflow: WorkflowDefinition,
  status: DeploymentStatus,
): WorkflowSummary => ({
  id: workflow.id,
  code: workflow.code,
  name: workflow.name,
  departmentCode: workflow.departmentCode,
  status,
  requiresApproval: workflow.requiresApproval,
  stepCount: workflow.steps.length,
});
