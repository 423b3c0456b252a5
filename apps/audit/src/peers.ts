import { withContext, type WorkflowPeer } from '@workspace-ops/rpc';
import type { AuditDependencies } from './service.ts';

/** What the audit service needs of the workflow service. */
export const auditPeers = (
  workflow: Pick<WorkflowPeer, 'runs' | 'workspace'>,
): Pick<AuditDependencies, 'decideRun' | 'countPendingReviews'> => ({
  decideRun: (ctx, input) =>
    workflow.runs.decide.mutate({ ...input, door: 'audit' }, withContext(ctx)),
  countPendingReviews: async (ctx) => {
    const { pendingApprovalsCount } = await workflow.workspace.summary.query(
      undefined,
      withContext(ctx),
    );
    return pendingApprovalsCount;
  },
});
