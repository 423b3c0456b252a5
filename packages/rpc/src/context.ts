import type { Caller } from '@workspace-ops/contracts';

/** What every internal call carries. */
export interface Call {
  caller: Caller;
  requestId: string;
  /** The client's `Idempotency-Key`, where it sent one. */
  idempotencyKey?: string | undefined;
  /** Aborts when the client leaves. */
  signal?: AbortSignal | undefined;
}

/** A call that a service makes for itself, for a workspace but for no user. */
export const serviceCall = (workspaceId: string, requestId: string): Call => ({
  caller: { workspaceId, userId: null, email: null, role: null, sessionId: null, address: '' },
  requestId,
});
