import type { ActiveAgent, Reference, SnapshotConfiguration } from '@workspace-ops/contracts';
import type { Transaction } from '@workspace-ops/db';
import { eq } from 'drizzle-orm';
import { workspaceSettings } from '../db/schema/index.ts';
import { admitAgents } from '../deployments/admit-agents.ts';
import { findKnownWorkflows } from '../deployments/find-known-workflows.ts';
import { replaceDeployments } from '../deployments/replace-deployments.ts';
import { findKnownAgents } from './find-known-agents.ts';
import { changedPrompts } from './prompts.ts';
import { readPlanChanges } from './read-plan-changes.ts';

/**
 * Makes the given parts the workspace's live configuration; absent parts are left alone. The
 * caller holds the lock on the settings.
 */
export async function applyConfiguration(
  tx: Transaction,
  parts: Partial<SnapshotConfiguration>,
  now: Date,
): Promise<void> {
  const { llmSettings, integrations, activeAgents, activeWorkflows, prompts } = parts;
  const agents = activeAgents && (await resolveAgents(tx, activeAgents));
  await tx.db
    .update(workspaceSettings)
    .set({
      ...(llmSettings && { llmSettings }),
      ...(integrations && { integrations }),
      ...(agents && { agents }),
      ...(prompts && { actionPrompts: changedPrompts(prompts) }),
      updatedAt: now,
    })
    .where(eq(workspaceSettings.workspaceId, tx.workspaceId));
  if (activeWorkflows === undefined) return;
  const workflows = findKnownWorkflows(activeWorkflows).map(({ workflow }) => workflow);
  await replaceDeployments(tx, workflows, now);
  if (activeAgents === undefined) await admitAgents(tx, workflows, now);
}

/** The agents that the names mean, each once. */
async function resolveAgents(tx: Transaction, named: readonly Reference[]): Promise<ActiveAgent[]> {
  const { agents: own } = await readPlanChanges(tx.db, tx.workspaceId);
  const agents = findKnownAgents(named, own ?? []).map(({ agent }) => agent);
  return [...new Map(agents.map((agent) => [agent.id, agent])).values()];
}
