import type { Queries } from '@workspace-ops/db';
import { eq } from 'drizzle-orm';
import { workspaceSettings } from '../db/schema/index.ts';
import type { PlanChanges } from '../runs/run-plan.ts';

/** What the workspace changes in the catalogue's workflows. */
export async function readPlanChanges(queries: Queries, workspaceId: string): Promise<PlanChanges> {
  const [row] = await queries
    .select({
      actionPrompts: workspaceSettings.actionPrompts,
      agents: workspaceSettings.agents,
    })
    .from(workspaceSettings)
    .where(eq(workspaceSettings.workspaceId, workspaceId));
  return { actionPrompts: row?.actionPrompts ?? {}, agents: row?.agents ?? null };
}
