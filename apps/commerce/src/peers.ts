import { as, type WorkflowPeer } from '@workspace-ops/rpc';
import type { CommerceDependencies } from './service.ts';

export const commercePeers = (
  workflow: Pick<WorkflowPeer, 'departments'>,
): Pick<CommerceDependencies, 'departments'> => ({
  departments: {
    deploy: (call, order) => workflow.departments.deploy.mutate(order, as(call)),
    retire: (call, order) => workflow.departments.retire.mutate(order, as(call)),
  },
});
