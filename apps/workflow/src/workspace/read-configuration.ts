import type { SnapshotConfiguration } from '@workspace-ops/contracts';
import type { Queries } from '@workspace-ops/db';
import { eq } from 'drizzle-orm';
import { workspaceSettings } from '../db/schema/index.ts';
import { listDeployments } from '../deployments/deployed-workflows.ts';
import { agentsOf } from './agents.ts';
import { toModelSettings } from './model-settings.ts';
import { effectivePrompts } from './prompts.ts';

/** The workspace's live configuration: what its next run goes by. */
export async function readConfiguration(
  queries: Queries,
  workspaceId: string,
): Promise<SnapshotConfiguration> {
  const [settings] = await queries
    .select()
    .from(workspaceSettings)
    .where(eq(workspaceSettings.workspaceId, workspaceId));
  const deployed = await listDeployments(queries, workspaceId);
  const workflows = deployed
    .filter(({ status }) => status === 'active')
    .map(({ workflow }) => workflow);
  return {
    llmSettings: toModelSettings(settings?.llmSettings ?? {}),
    integrations: settings?.integrations ?? {},
    activeAgents: settings?.agents ?? agentsOf(workflows),
    activeWorkflows: workflows.map(({ id, code, name }) => ({ id, code, name })),
    prompts: effectivePrompts(workflows, settings?.actionPrompts ?? {}),
  };
}
