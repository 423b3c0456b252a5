import { as, type WorkflowPeer } from '@workspace-ops/rpc';
import type { CommerceDependencies } from './service.ts';

/** What the marketplace needs of the workflow service. */
export const commercePeers = (
  workflow: Pick<WorkflowPeer, 'departments'>,
): Pick<CommerceDependencies, 'departments'> => ({
  departments: {
    deploy: (call, departmentCode) =>
      workflow.departments.deploy.mutate({ departmentCode }, as(call)),
    retire: (call, departmentCode) =>
      workflow.departments.retire.mutate({ departmentCode }, as(call)),
  },
});
