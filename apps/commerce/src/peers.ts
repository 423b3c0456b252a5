import { withContext, type WorkflowPeer } from '@workspace-ops/rpc';
import type { CommerceDependencies } from './service.ts';

export const commercePeers = (
  workflow: Pick<WorkflowPeer, 'departments'>,
): Pick<CommerceDependencies, 'departments'> => ({
  departments: {
    deploy: (ctx, order) => workflow.departments.deploy.mutate(order, withContext(ctx)),
    retire: (ctx, order) => workflow.departments.retire.mutate(order, withContext(ctx)),
  },
});
