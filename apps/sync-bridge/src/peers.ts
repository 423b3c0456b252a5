import { as, type AuditPeer, type WorkflowPeer } from '@workspace-ops/rpc';
import type { SyncBridgeClients } from './service.ts';

export interface SyncBridgePeers {
  workflow: Pick<WorkflowPeer, 'runs' | 'workspace'>;
  audit: AuditPeer;
}

/** What the bridge needs of the other services. */
export const syncBridgePeers = ({ workflow, audit }: SyncBridgePeers): SyncBridgeClients => ({
  workspaceSummary: (call) => workflow.workspace.summary.query(undefined, as(call)),
  recentAuditLogs: async (call) => {
    const { logs } = await audit.logs.list.query({}, as(call));
    return logs;
  },
  createRun: (call, input) => workflow.runs.create.mutate(input, as(call)),
  decideRun: (call, input) => workflow.runs.decide.mutate(input, as(call)),
});
