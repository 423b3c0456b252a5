import { withContext, type AuditPeer, type WorkflowPeer } from '@workspace-ops/rpc';
import type { SyncBridgeClients } from './service.ts';

export interface SyncBridgePeers {
  workflow: Pick<WorkflowPeer, 'runs' | 'workspace'>;
  audit: AuditPeer;
}

/** What the bridge needs of the other services. */
export const syncBridgePeers = ({ workflow, audit }: SyncBridgePeers): SyncBridgeClients => ({
  workspaceSummary: (ctx) => workflow.workspace.summary.query(undefined, withContext(ctx)),
  recentAuditLogs: async (ctx) => {
    const { logs } = await audit.logs.list.query({}, withContext(ctx));
    return logs;
  },
  createRun: (ctx, input) => workflow.runs.create.mutate(input, withContext(ctx)),
  decideRun: (ctx, input) => workflow.runs.decide.mutate(input, withContext(ctx)),
});
