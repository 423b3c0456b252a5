import { listAgents } from '@workspace-ops/catalogue';
import type { OwnNames } from '@workspace-ops/composing';
import type { ActiveAgent, Reference, SnapshotConfiguration } from '@workspace-ops/contracts';
import type { Scope, Transaction } from '@workspace-ops/db';
import { eq } from 'drizzle-orm';
import { workspaceSettings } from '../db/schema/index.ts';
import { admitAgents, replaceDeployments } from '../deployments/change-deployments.ts';
import { listDeployments } from '../deployments/deployed-workflows.ts';
import { findKnownAgents, findKnownWorkflows } from './find-references.ts';
import { toModelSettings } from './model-settings.ts';
import { changedPrompts, effectivePrompts } from './prompts.ts';

/** Makes changes of the workspace's configuration take turns, until the transaction ends. */
export async function lockSettings(tx: Transaction, now: Date): Promise<void> {
  await tx.db
    .insert(workspaceSettings)
    .values({ workspaceId: tx.workspaceId, updatedAt: now })
    .onConflictDoNothing();
  await tx.db
    .select({ workspaceId: workspaceSettings.workspaceId })
    .from(workspaceSettings)
    .where(eq(workspaceSettings.workspaceId, tx.workspaceId))
    .for('update');
}

/** The workspace's live configuration, which its next run uses. */
export async function readConfiguration(scope: Scope): Promise<SnapshotConfiguration> {
  const [settings] = await scope.db
    .select()
    .from(workspaceSettings)
    .where(eq(workspaceSettings.workspaceId, scope.workspaceId));
  const deployed = await listDeployments(scope);
  const workflows = deployed
    .filter(({ status }) => status === 'active')
    .map(({ workflow }) => workflow);
  return {
    llmSettings: toModelSettings(settings?.llmSettings ?? {}),
    integrations: settings?.integrations ?? {},
    activeAgents: settings?.agents ?? listAgents(workflows),
    activeWorkflows: workflows.map(({ id, code, name }) => ({ id, code, name })),
    prompts: effectivePrompts(workflows, settings?.actionPrompts ?? {}),
  };
}

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
  const { agents: own } = await readPlanChanges(tx);
  const agents = findKnownAgents(named, own ?? []).map(({ agent }) => agent);
  return [...new Map(agents.map((agent) => [agent.id, agent])).values()];
}

/** What a workspace changes in the catalogue's workflows, and what its names of fields mean. */
export interface PlanChanges {
  /** By `<workflow id>.<step key>`. */
  actionPrompts: Readonly<Record<string, string>>;
  /** Null where it has the catalogue's. */
  agents: readonly ActiveAgent[] | null;
  fieldNames: OwnNames;
}

export async function readPlanChanges({ db, workspaceId }: Scope): Promise<PlanChanges> {
  const [row] = await db
    .select({
      actionPrompts: workspaceSettings.actionPrompts,
      agents: workspaceSettings.agents,
      fieldNames: workspaceSettings.fieldNames,
    })
    .from(workspaceSettings)
    .where(eq(workspaceSettings.workspaceId, workspaceId));
  return row ?? { actionPrompts: {}, agents: null, fieldNames: {} };
}
