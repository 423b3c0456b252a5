import { connectClosedWorkspaces, withContext, type IdentityPeer } from '@workspace-ops/rpc';
import type { WorkflowServiceDependencies } from './service.ts';

/** What the workflow service needs of the identity service. */
export const workflowPeers = (
  identity: Pick<IdentityPeer, 'members' | 'workspaces'>,
): Pick<WorkflowServiceDependencies, 'readMembers' | 'closedWorkspaces'> => ({
  readMembers: (ctx) => identity.members.facts.query(undefined, withContext(ctx)),
  closedWorkspaces: connectClosedWorkspaces(identity),
});
