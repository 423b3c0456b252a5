import {
  type Department,
  departments,
  listAgents,
  withAgents,
  type WorkflowDefinition,
} from '@workspace-ops/catalogue';
import type { DepartmentOrder, DepartmentSet } from '@workspace-ops/contracts';
import type { Transaction } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { notFound } from '@workspace-ops/service-kit';
import { and, eq, lt, max, sql } from 'drizzle-orm';
import { deployments, workspaceSettings } from '../db/schema/index.ts';
import type { WorkflowDependencies } from '../dependencies.ts';
import { defaultDeployments, type DeploymentStatus } from './deployed-workflows.ts';

interface DepartmentChange extends DepartmentOrder {
  status: DeploymentStatus;
}

/**
 * Deploys or retires a department's workflows; runs in flight keep their own copy. The first
 * change makes rows of the defaults, so that they stay deployed. Each order takes effect once, and
 * none after a later one: it may have lain in a process that was frozen meanwhile.
 * @throws {AppError} `not_found` for an unknown department.
 */
export const changeDepartment = (
  { database, clock }: Pick<WorkflowDependencies, 'database' | 'clock'>,
  { caller: { workspaceId } }: RequestContext,
  change: DepartmentChange,
): Promise<DepartmentSet> =>
  database.transaction(workspaceId, (tx) => setDepartment(tx, change, clock.now()));

async function setDepartment(
  tx: Transaction,
  change: DepartmentChange,
  now: Date,
): Promise<DepartmentSet> {
  const department = departments.find(({ code }) => code === change.departmentCode);
  if (department === undefined) throw notFound('Department');
  if ((await lastRevision(tx, department.code)) < change.revision) {
    // Settings are locked before deployments, in the same order as applyConfiguration does.
    if (change.status === 'active') await admitAgents(tx, department.workflows, now);
    await writeDefaults(tx, now);
    await writeDepartment(tx, department, change, now);
  }
  return {
    departmentCode: department.code,
    workflowsCount: department.workflows.length,
    revision: await lastRevision(tx, department.code),
  };
}

async function writeDepartment(
  tx: Transaction,
  department: Department,
  { status, revision }: DepartmentChange,
  now: Date,
): Promise<void> {
  await tx.db
    .insert(deployments)
    .values(
      department.workflows.map((workflow) => ({
        workspaceId: tx.workspaceId,
        workflowId: workflow.id,
        departmentCode: department.code,
        status,
        revision,
        changedAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: [deployments.workspaceId, deployments.workflowId],
      set: { status, revision, changedAt: sql`excluded.changed_at` },
      // A later order may have come in between.
      setWhere: lt(deployments.revision, revision),
    });
}

async function lastRevision(tx: Transaction, departmentCode: string): Promise<number> {
  const [row] = await tx.db
    .select({ revision: max(deployments.revision) })
    .from(deployments)
    .where(
      and(
        eq(deployments.workspaceId, tx.workspaceId),
        eq(deployments.departmentCode, departmentCode),
      ),
    );
  return row?.revision ?? 0;
}

/** Makes rows of the default departments, in a workspace that has no row yet. */
async function writeDefaults(tx: Transaction, now: Date): Promise<void> {
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

/** Deploys exactly these workflows: all others are retired, and runs in flight finish. */
export async function replaceDeployments(
  tx: Transaction,
  workflows: readonly WorkflowDefinition[],
  now: Date,
): Promise<void> {
  await writeDefaults(tx, now);
  await tx.db
    .update(deployments)
    .set({ status: 'retired', changedAt: now })
    .where(and(eq(deployments.workspaceId, tx.workspaceId), eq(deployments.status, 'active')));
  const unique = [...new Set(workflows)];
  if (unique.length === 0) return;
  await tx.db
    .insert(deployments)
    .values(
      unique.map((workflow) => ({
        workspaceId: tx.workspaceId,
        workflowId: workflow.id,
        departmentCode: workflow.departmentCode,
        status: 'active' as const,
        changedAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: [deployments.workspaceId, deployments.workflowId],
      set: { status: 'active', changedAt: sql`excluded.changed_at` },
    });
}

/** Adds the agents of workflows that are deployed, where the workspace has a list of its own. */
export async function admitAgents(
  tx: Transaction,
  workflows: readonly WorkflowDefinition[],
  now: Date,
): Promise<void> {
  const ofWorkspace = eq(workspaceSettings.workspaceId, tx.workspaceId);
  const [row] = await tx.db
    .select({ agents: workspaceSettings.agents })
    .from(workspaceSettings)
    .where(ofWorkspace)
    .for('update');
  if (!row?.agents) return;
  const agents = withAgents(row.agents, listAgents(workflows));
  if (agents.length === row.agents.length) return;
  await tx.db.update(workspaceSettings).set({ agents, updatedAt: now }).where(ofWorkspace);
}
