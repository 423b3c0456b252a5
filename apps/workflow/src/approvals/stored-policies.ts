import type { ApprovalPolicy } from '@workspace-ops/contracts';
import type { Queries, Scope } from '@workspace-ops/db';
import { and, desc, eq, or, sql } from 'drizzle-orm';
import { approvalPolicies, handoffs, playbooks } from '../db/schema/index.ts';

export type StoredPolicies = typeof approvalPolicies.$inferSelect;

/** The workspace's present policies; undefined where none were ever set. */
export async function findPolicies({
  db,
  workspaceId,
}: Scope): Promise<StoredPolicies | undefined> {
  const [row] = await db
    .select()
    .from(approvalPolicies)
    .where(eq(approvalPolicies.workspaceId, workspaceId))
    .orderBy(desc(approvalPolicies.version))
    .limit(1);
  return row;
}

/** The policies of a version, which a pause keeps. */
export async function findVersion(
  { db, workspaceId }: Scope,
  version: number,
): Promise<ApprovalPolicy[]> {
  const [row] = await db
    .select({ policies: approvalPolicies.policies })
    .from(approvalPolicies)
    .where(
      and(eq(approvalPolicies.workspaceId, workspaceId), eq(approvalPolicies.version, version)),
    );
  return row?.policies ?? [];
}

/** The titles that the active playbooks of a workflow publish as their approval owners. */
export async function findApprovalOwners(db: Queries, workflowCode: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ owner: playbooks.approvalOwner })
    .from(playbooks)
    .innerJoin(handoffs, eq(handoffs.playbookId, playbooks.id))
    .where(
      and(
        eq(playbooks.status, 'active'),
        or(eq(handoffs.fromWorkflowCode, workflowCode), eq(handoffs.toWorkflowCode, workflowCode)),
      ),
    )
    .orderBy(sql`1`);
  return rows.map(({ owner }) => owner);
}
