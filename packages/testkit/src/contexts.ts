import { withContext, type RequestContext } from '@workspace-ops/rpc';
import { newId } from '@workspace-ops/service-kit';

/** The context of a request from a signed-in owner of the workspace. */
export const contextFrom = (workspaceId: string, idempotencyKey?: string): RequestContext => ({
  caller: {
    workspaceId,
    userId: 'usr_1',
    email: 'ada@example.com',
    role: 'owner',
    sessionId: null,
    address: '192.0.2.1',
  },
  requestId: newId('req'),
  idempotencyKey,
});

/** The context of a request for the workspace without a credential. */
export const anonymousContext = (workspaceId: string): RequestContext => {
  const ctx = contextFrom(workspaceId);
  return { ...ctx, caller: { ...ctx.caller, userId: null, email: null, role: null } };
};

/** The options of a client's call from a signed-in owner of the workspace. */
export const from = (workspaceId: string, idempotencyKey?: string) =>
  withContext(contextFrom(workspaceId, idempotencyKey));
