import { withContext, type IdentityPeer } from '@workspace-ops/rpc';
import type { WorkflowServiceDependencies } from './service.ts';

/** What the workflow service needs of the identity service. */
export const workflowPeers = (
  identity: Pick<IdentityPeer, 'members'>,
): Pick<WorkflowServiceDependencies, 'readMembers'> => ({
  readMembers: (ctx) => identity.members.facts.query(undefined, withContext(ctx)),
});
