import {
  connectClosedWorkspaces,
  withContext,
  type AuditPeer,
  type IdentityPeer,
  type WorkflowPeer,
} from '@workspace-ops/rpc';
import type { SyncBridgeClients, SyncBridgeDependencies } from './service.ts';

export interface SyncBridgePeers {
  workflow: Pick<WorkflowPeer, 'runs' | 'workspace'>;
  audit: AuditPeer;
  identity: Pick<IdentityPeer, 'workspaces'>;
}

/** What the bridge needs of the other services. */
export const syncBridgePeers = ({
  workflow,
  audit,
  identity,
}: SyncBridgePeers): SyncBridgeClients & Pick<SyncBridgeDependencies, 'closedWorkspaces'> => ({
  workspaceSummary: (ctx) => workflow.workspace.summary.query(undefined, withContext(ctx)),
  recentAuditLogs: async (ctx) => {
    const { logs } = await audit.logs.list.query({}, withContext(ctx));
    return logs;
  },
  closedWorkspaces: connectClosedWorkspaces(identity),
  createRun: (ctx, input) => workflow.runs.create.mutate(input, withContext(ctx)),
  decideRun: (ctx, input) => workflow.runs.decide.mutate(input, withContext(ctx)),
});
