import {
  connectClosedWorkspaces,
  connectLedger,
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
  ledger: connectLedger(workflow),
  closedWorkspaces: connectClosedWorkspaces(identity),
});
