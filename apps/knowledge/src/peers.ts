import { withContext, type WorkflowPeer } from '@workspace-ops/rpc';
import type { KnowledgeServiceDependencies } from './service.ts';

export const knowledgePeers = (
  workflow: Pick<WorkflowPeer, 'budget'>,
): Pick<KnowledgeServiceDependencies, 'ledger'> => ({
  ledger: {
    reserve: (ctx, input) => workflow.budget.reserve.mutate(input, withContext(ctx)),
    confirm: (ctx, input) => workflow.budget.confirm.mutate(input, withContext(ctx)),
    settle: (ctx, input) => workflow.budget.settle.mutate(input, withContext(ctx)),
  },
});
