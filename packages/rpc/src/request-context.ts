import type { Caller } from '@workspace-ops/contracts';
import type { ServiceName } from './topology.ts';

/** Of a request or a service's own work: what every internal call carries. */
export interface RequestContext {
  caller: Caller;
  /** What the gateway signed of the caller: passed on with further calls for the same request. */
  signedCaller?: string | undefined;
  /** The service calls for itself, and not for the caller of a request. */
  isOwn?: boolean | undefined;
  /** The service that calls, by its signature or its link. */
  from?: ServiceName | undefined;
  requestId: string;
  /** The client's `Idempotency-Key`, where it sent one. */
  idempotencyKey?: string | undefined;
  /** W3C Trace Context: the trace that the call belongs to. */
  traceparent?: string | undefined;
  /** When nobody waits for the answer any more, on this process's clock: `performance.now()`. */
  deadlineAtMs?: number | undefined;
  /** Aborts when the client leaves. */
  signal?: AbortSignal | undefined;
}

/** For whom a call is carried out: null for the service that makes it. */
export const whoActs = ({ caller, isOwn }: RequestContext): Caller | null =>
  isOwn === true ? null : caller;

/** How long a job waits for another service's answer; then it is tried again later. */
export const jobAnswerMs = 8_000;

/** The context of a service's own work, for a workspace but for no user. */
export const serviceContext = (workspaceId: string, requestId: string): RequestContext => ({
  caller: { workspaceId, userId: null, email: null, role: null, sessionId: null, address: '' },
  requestId,
  isOwn: true,
});
