import type { Transaction } from '@workspace-ops/db';
import { eq } from 'drizzle-orm';
import type { WorkflowDefinition } from '../catalogue/types.ts';
import { workspaceSettings } from '../db/schema/index.ts';
import { agentsOf, withAgents } from '../workspace/agents.ts';

/** Workflows that are deployed bring their agents, where the workspace keeps a list of its own. */
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
  const agents = withAgents(row.agents, agentsOf(workflows));
  if (agents.length === row.agents.length) return;
  await tx.db.update(workspaceSettings).set({ agents, updatedAt: now }).where(ofWorkspace);
}
