import { as, type WorkflowPeer } from '@workspace-ops/rpc';
import type { AuditDependencies } from './service.ts';

/** What the audit service needs of the workflow service. */
export const auditPeers = (
  workflow: Pick<WorkflowPeer, 'runs' | 'workspace'>,
): Pick<AuditDependencies, 'decideRun' | 'countPendingReviews'> => ({
  decideRun: async (call, input) => {
    await workflow.runs.decide.mutate({ ...input, door: 'audit' }, as(call));
  },
  countPendingReviews: async (call) => {
    const { pendingApprovalsCount } = await workflow.workspace.summary.query(undefined, as(call));
    return pendingApprovalsCount;
  },
});
