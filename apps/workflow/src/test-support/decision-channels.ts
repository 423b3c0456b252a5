import type { Approval } from '@workspace-ops/contracts';
import type { Who } from './staff.ts';
import type { WorkflowUnderTest } from './start-workflow.ts';
import { approving, byApproval } from './decisions.ts';

export interface Waiting {
  runId: string;
  approval: Pick<Approval, 'id'>;
}

export const channelNames = ['runs', 'mobile', 'audit', 'approvals'] as const;
export type DecisionChannel = (typeof channelNames)[number];

/**
 * Approves through one of the channels, as its edge calls it.
 * @param key the `Idempotency-Key`, where the channel hands it on beside the caller's context.
 */
export type Approve = (waiting: Waiting, who: Who, key?: string) => Promise<unknown>;

/** All channels through which a run is approved. */
export const openChannels = ({
  client,
}: Pick<WorkflowUnderTest, 'client'>): Record<DecisionChannel, Approve> => ({
  runs: ({ runId }, who) => client.runs.decide.mutate(approving({ runId }), who),
  mobile: ({ runId }, who, decisionId) =>
    client.runs.decide.mutate({ runId, decision: 'approve', door: 'mobile', decisionId }, who),
  audit: ({ runId, approval }, who, decisionId) => {
    const pauseEntryId = approval.id.replace('apr_', 'aud_');
    const decision = {
      runId,
      decision: 'approve',
      door: 'audit',
      pauseEntryId,
      decisionId,
    } as const;
    return client.runs.decide.mutate(decision, who);
  },
  approvals: ({ approval: { id } }, who) =>
    client.runs.decide.mutate(byApproval({ id, decision: 'approve' }), who),
});
