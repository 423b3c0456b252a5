import { errorCodes, issueSchema, type ErrorCode } from '@workspace-ops/contracts';
import { AppError, isTracing } from '@workspace-ops/service-kit';
import { z } from 'zod';
import type { RequestContext } from '../request-context.ts';
import type { Credentials } from '../token/credentials.ts';
import type { Admitted } from '../token/guard.ts';
import { nextHop } from '../trace-context.ts';
import { timerMs } from './deadline.ts';

/*
 * What goes over the wire between services. A request carries one call or several; the answer is
 * a line of JSON a call, in the order in which they are done, so that a slow call delays no
 * other one of its batch.
 */

const wireContextSchema = z.object({
  caller: z.union([z.string(), z.object({ workspaceId: z.string() })]),
  requestId: z.string(),
  idempotencyKey: z.string().optional(),
  traceparent: z.string().optional(),
  /** How long the caller still waits, in milliseconds. */
  remainingMs: z.number(),
});

export const wireCallSchema = wireContextSchema.extend({
  path: z.string(),
  type: z.enum(['query', 'mutation']),
  input: z.unknown().optional(),
});

export const wireBatchSchema = z.array(wireCallSchema).min(1);

export const wireRawCallSchema = wireContextSchema.extend({ input: z.unknown().optional() });

export type WireContext = z.infer<typeof wireContextSchema>;
export type WireCall = z.infer<typeof wireCallSchema>;

export const wireErrorSchema = z.object({
  code: z.enum(errorCodes),
  message: z.string(),
  issues: z.array(issueSchema).optional(),
  retryAfterSeconds: z.number().optional(),
  extra: z.record(z.string(), z.unknown()).optional(),
});

export type WireError = z.infer<typeof wireErrorSchema>;

/** One answer: `index` is the call's place in its batch. */
export type WireAnswer = { index: number; data?: unknown } | { index: number; error: WireError };

/** The header of what a raw operation answers, `answer` or `error`; a refusal has none. */
export const rawAnswerHeader = 'x-raw-answer';

/** Where a service takes calls: its router's, its sink's, and those with raw answers by name. */
export const wirePaths = { router: '/calls', sink: '/sink', raw: '/raw/' } as const;

export function toWireContext(
  ctx: RequestContext,
  { findCaller }: Pick<Credentials, 'findCaller'>,
  remainingMs: number,
): WireContext {
  const { requestId, idempotencyKey } = ctx;
  const traceparent = chooseTraceparent(ctx);
  return { caller: findCaller(ctx), requestId, idempotencyKey, traceparent, remainingMs };
}

/** A recorded call is the parent itself; otherwise each hop names one that nobody records. */
function chooseTraceparent({ traceparent }: RequestContext): string | undefined {
  return traceparent === undefined || isTracing() ? traceparent : nextHop(traceparent);
}

/** The call as the service sees it: its deadline on this process's clock. */
export function fromWireContext(
  wire: WireContext,
  who: Admitted,
  signal: AbortSignal,
): RequestContext {
  const { requestId, idempotencyKey, traceparent, remainingMs } = wire;
  const deadlineAtMs = performance.now() + timerMs(remainingMs);
  return { ...who, requestId, idempotencyKey, traceparent, deadlineAtMs, signal };
}

export const toWireError = (error: AppError): WireError => ({
  code: error.code,
  message: error.message,
  issues: error.issues,
  retryAfterSeconds: error.retryAfterSeconds,
  extra: error.extra,
});

export const fromWireError = ({ code, message, ...options }: WireError): AppError =>
  new AppError(code satisfies ErrorCode, message, definedOnly(options));

const definedOnly = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
