import { as, type WorkflowPeer } from '@workspace-ops/rpc';
import type { KnowledgeServiceDependencies } from './service.ts';

export const knowledgePeers = (
  workflow: Pick<WorkflowPeer, 'budget'>,
): Pick<KnowledgeServiceDependencies, 'ledger'> => ({
  ledger: {
    reserve: (call, input) => workflow.budget.reserve.mutate(input, as(call)),
    settle: (call, input) => workflow.budget.settle.mutate(input, as(call)),
  },
});
