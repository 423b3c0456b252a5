import type { Transaction } from '@workspace-ops/db';
import { and, eq, sql } from 'drizzle-orm';
import type { WorkflowDefinition } from '../catalogue/types.ts';
import { deployments } from '../db/schema/index.ts';
import { writeDefaults } from './set-department.ts';

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
