import { serviceContext, withContext, type IdentityPeer } from '@workspace-ops/rpc';
import { newId } from '@workspace-ops/service-kit';
import type { WorkflowServiceDependencies } from './service.ts';

/** What the workflow service needs of the identity service. */
export const workflowPeers = (
  identity: Pick<IdentityPeer, 'members' | 'workspaces'>,
): Pick<WorkflowServiceDependencies, 'readMembers' | 'listSuspended'> => ({
  readMembers: (ctx) => identity.members.facts.query(undefined, withContext(ctx)),
  async listSuspended() {
    // Of no workspace in particular.
    const ctx = serviceContext('*', newId('req'));
    return (await identity.workspaces.suspended.query(undefined, withContext(ctx))).workspaceIds;
  },
});
