import {
  connectClosedWorkspaces,
  withContext,
  type IdentityPeer,
  type WorkflowPeer,
} from '@workspace-ops/rpc';
import type { CommerceDependencies } from './service.ts';

interface Peers {
  workflow: Pick<WorkflowPeer, 'departments'>;
  identity: Pick<IdentityPeer, 'workspaces'>;
}

export const commercePeers = ({
  workflow,
  identity,
}: Peers): Pick<CommerceDependencies, 'departments' | 'closedWorkspaces'> => ({
  departments: {
    deploy: (ctx, order) => workflow.departments.deploy.mutate(order, withContext(ctx)),
    retire: (ctx, order) => workflow.departments.retire.mutate(order, withContext(ctx)),
  },
  closedWorkspaces: connectClosedWorkspaces(identity),
});
