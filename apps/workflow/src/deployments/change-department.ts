import type { DepartmentSet } from '@workspace-ops/contracts';
import type { Database } from '@workspace-ops/db';
import type { Clock } from '@workspace-ops/service-kit';
import { setDepartment, type DepartmentChange } from './set-department.ts';

/**
 * Deploys or retires a department's workflows in a transaction of its own.
 * @throws {AppError} `not_found`
 */
export const changeDepartment = (
  { database, clock }: { database: Database; clock: Clock },
  { workspaceId, ...change }: DepartmentChange & { workspaceId: string },
): Promise<DepartmentSet> =>
  database.transaction(workspaceId, (tx) => setDepartment(tx, change, clock.now()));
