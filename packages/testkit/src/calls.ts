import { as, type Call } from '@workspace-ops/rpc';
import { newId } from '@workspace-ops/service-kit';

/** A call from a signed-in owner of the workspace. */
export const callFrom = (workspaceId: string, idempotencyKey?: string): Call => ({
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

/** A call for the workspace without a credential. */
export const anonymousCall = (workspaceId: string): Call => {
  const call = callFrom(workspaceId);
  return { ...call, caller: { ...call.caller, userId: null, email: null, role: null } };
};

/** The options of a client's call from a signed-in owner of the workspace. */
export const from = (workspaceId: string, idempotencyKey?: string) =>
  as(callFrom(workspaceId, idempotencyKey));
