import type { Transaction } from '@workspace-ops/db';
import { notFound } from '@workspace-ops/service-kit';
import { eq, sql } from 'drizzle-orm';
import { departments } from '../catalogue/departments.ts';
import { deployments } from '../db/schema/index.ts';
import { admitAgents } from './admit-agents.ts';
import { defaultDeployments, type DeploymentStatus } from './deployed-workflows.ts';

/**
 * Deploys or retires a department's workflows; runs in flight keep their own copy. The first
 * change makes rows of the defaults, so that they stay deployed.
 * @returns how many workflows the department has.
 * @throws {AppError} `not_found` for an unknown department.
 */
export async function setDepartment(
  tx: Transaction,
  change: { departmentCode: string; status: DeploymentStatus },
  now: Date,
): Promise<number> {
  const department = departments.find(({ code }) => code === change.departmentCode);
  if (department === undefined) throw notFound('Department');
  if (change.status === 'active') await admitAgents(tx, department.workflows, now);
  await writeDefaults(tx, now);
  const rows = department.workflows.map((workflow) => ({
    workspaceId: tx.workspaceId,
    workflowId: workflow.id,
    departmentCode: department.code,
    status: change.status,
    changedAt: now,
  }));
  await tx.db
    .insert(deployments)
    .values(rows)
    .onConflictDoUpdate({
      target: [deployments.workspaceId, deployments.workflowId],
      set: { status: change.status, changedAt: sql`excluded.changed_at` },
    });
  return rows.length;
}

/** Makes rows of the default departments, in a workspace that has no row yet. */
export async function writeDefaults(tx: Transaction, now: Date): Promise<void> {
  const [any] = await tx.db
    .select({ id: deployments.workflowId })
    .from(deployments)
    .where(eq(deployments.workspaceId, tx.workspaceId))
    .limit(1);
  if (any !== undefined) return;
  const rows = defaultDeployments().map(({ workflow, status }) => ({
    workspaceId: tx.workspaceId,
    workflowId: workflow.id,
    departmentCode: workflow.departmentCode,
    status,
    changedAt: now,
  }));
  await tx.db.insert(deployments).values(rows).onConflictDoNothing();
}
