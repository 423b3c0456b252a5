import type { Database } from '@workspace-ops/db';
import type { Clock } from '@workspace-ops/service-kit';
import { setDepartment } from './set-department.ts';
import type { DeploymentStatus } from './deployed-workflows.ts';

export interface DepartmentChange {
  workspaceId: string;
  departmentCode: string;
  status: DeploymentStatus;
}

/**
 * Deploys or retires a department's workflows in a transaction of its own.
 * @throws {AppError} `not_found`
 */
export async function changeDepartment(
  { database, clock }: { database: Database; clock: Clock },
  { workspaceId, departmentCode, status }: DepartmentChange,
): Promise<{ departmentCode: string; workflowsCount: number }> {
  const workflowsCount = await database.transaction(workspaceId, (tx) =>
    setDepartment(tx, { departmentCode, status }, clock.now()),
  );
  return { departmentCode, workflowsCount };
}
