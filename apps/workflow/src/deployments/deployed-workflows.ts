import { defaultDepartments, departments, type WorkflowDefinition } from '@workspace-ops/catalogue';
import type { WorkflowSummary } from '@workspace-ops/contracts';
import type { Scope } from '@workspace-ops/db';
import { eq } from 'drizzle-orm';
import { deployments } from '../db/schema/index.ts';

export type DeploymentStatus = 'active' | 'retired';
export interface Deployment {
  workflow: WorkflowDefinition;
  status: DeploymentStatus;
}

/** The workspace's workflows that the catalogue still knows, in the catalogue's order. */
export async function listDeployments({ db, workspaceId }: Scope): Promise<Deployment[]> {
  const rows = await db
    .select({ workflowId: deployments.workflowId, status: deployments.status })
    .from(deployments)
    .where(eq(deployments.workspaceId, workspaceId));
  if (rows.length === 0) return defaultDeployments();
  const statuses = new Map(rows.map((row) => [row.workflowId, row.status]));
  return departments
    .flatMap((department) => department.workflows)
    .flatMap((workflow) => {
      const status = statuses.get(workflow.id);
      return status === undefined ? [] : [{ workflow, status }];
    });
}

export const defaultDeployments = (): Deployment[] =>
  departments
    .filter((department) => defaultDepartments.includes(department.code))
    .flatMap((department) => department.workflows)
    .map((workflow) => ({ workflow, status: 'active' as const }));

/** The active workflow of an id or a code, compared without regard to case. */
export function findActiveWorkflow(
  list: readonly Deployment[],
  idOrCode: string,
): WorkflowDefinition | undefined {
  const wanted = idOrCode.trim().toLowerCase();
  return list.find(({ workflow, status }) => status === 'active' && workflow.id === wanted)
    ?.workflow;
}

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
