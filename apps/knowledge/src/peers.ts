import {
  connectClosedWorkspaces,
  withContext,
  type IdentityPeer,
  type WorkflowPeer,
} from '@workspace-ops/rpc';
import type { KnowledgeServiceDependencies } from './service.ts';

interface Peers {
  workflow: Pick<WorkflowPeer, 'budget'>;
  identity: Pick<IdentityPeer, 'workspaces'>;
}

export const knowledgePeers = ({
  workflow,
  identity,
}: Peers): Pick<KnowledgeServiceDependencies, 'ledger' | 'closedWorkspaces'> => ({
  ledger: {
    reserve: (ctx, input) => workflow.budget.reserve.mutate(input, withContext(ctx)),
    confirm: (ctx, input) => workflow.budget.confirm.mutate(input, withContext(ctx)),
    settle: (ctx, input) => workflow.budget.settle.mutate(input, withContext(ctx)),
  },
  closedWorkspaces: connectClosedWorkspaces(identity),
});
