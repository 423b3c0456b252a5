import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  AppError,
  traced,
  workFor,
  type Logger,
  type TracedOperation,
} from '@workspace-ops/service-kit';
import { callTRPCProcedure, type AnyTRPCRouter } from '@trpc/server';
import type { Guard } from '../token/guard.ts';
import type { ServiceName } from '../topology.ts';
import { within } from '../create-client.ts';
import { toAppError } from '../errors.ts';
import { whoActs } from '../request-context.ts';
import { readTraceId } from '../trace-context.ts';
import { boundAnswer } from './bounds.ts';
import { givenUp, timerMs } from './deadline.ts';
import { fromWireContext, toWireError, type WireCall } from './wire.ts';
import { readBatch } from './read-request.ts';

export interface AnswerOptions {
  logger: Logger;
  guard: Guard;
  /** Called with each call when it is done, for metrics; a path that no procedure has is `unknown`. */
  onCall?: (path: string, outcome: string, durationMs: number) => void;
}

/** A request of another service, and what answers it. */
export interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
  /** Who sends it. */
  from: ServiceName;
  options: AnswerOptions;
}

interface Turn {
  from: ServiceName;
  /** What the table of calls has before the names of the router's procedures. */
  prefix: string;
  /** The call's place in its batch. */
  index: number;
  /** Aborts when the caller leaves. */
  left: AbortSignal;
  options: AnswerOptions;
}

/**
 * One call's answer as a line of JSON. Its procedure's signal aborts when the deadline passes or
 * the caller leaves. Never rejects: an error of one call does not fail its batch.
 */
async function answerCall(
  router: AnyTRPCRouter,
  wire: WireCall,
  { index, left, from, prefix, options }: Turn,
): Promise<string> {
  const startedAtMs = performance.now();
  const over = new AbortController();
  const end = (): void => over.abort();
  const timer = setTimeout(end, timerMs(wire.remainingMs));
  left.addEventListener('abort', end, { once: true });
  const isKnown = Object.hasOwn(router._def.procedures, wire.path);
  let outcome = 'ok';
  try {
    if (!isKnown) throw new AppError('not_found', 'No such procedure.');
    const who = options.guard.admit(from, prefix + wire.path, wire);
    const data: unknown = await traced(describeAnswer(wire), (operation) => {
      const ctx = within(fromWireContext(wire, who, over.signal), operation);
      return workFor(whoActs(ctx), () =>
        callTRPCProcedure({
          router,
          path: wire.path,
          getRawInput: async () => wire.input,
          ctx,
          type: wire.type,
          signal: over.signal,
          batchIndex: index,
        }),
      );
    });
    return boundAnswer(`${JSON.stringify({ index, data })}\n`);
  } catch (thrown) {
    const error = over.signal.aborted ? givenUp(thrown) : toAppError(thrown, wire.input);
    outcome = error.code;
    if (error.code === 'internal') logFailure(options.logger, wire, error);
    return `${JSON.stringify({ index, error: toWireError(error) })}\n`;
  } finally {
    clearTimeout(timer);
    left.removeEventListener('abort', end);
    options.onCall?.(isKnown ? wire.path : 'unknown', outcome, performance.now() - startedAtMs);
  }
}

/** Of a call of another service, as its receiver sees it. */
export const describeAnswer =
  ({ path, traceparent }: Pick<WireCall, 'path' | 'traceparent'>) =>
  (): TracedOperation => ({
    name: path,
    kind: 'server',
    traceparent,
    isPartOnly: traceparent === undefined,
    attributes: { 'rpc.system': 'trpc', 'rpc.method': path },
  });

function logFailure(logger: Logger, wire: WireCall, err: Error): void {
  const { requestId, path, traceparent } = wire;
  logger.error({ err, requestId, traceId: readTraceId(traceparent), path }, 'a call failed');
}

/** Answers a line a call, each as soon as it is done, and ends the calls when their caller leaves. */
export async function answerBatch(
  router: AnyTRPCRouter,
  prefix: string,
  { req, res, from, options }: Exchange,
): Promise<void> {
  const batch = await readBatch(req);
  const left = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) left.abort();
  });
  res.setHeader('Content-Type', 'application/jsonl');
  const work = batch.map((wire, index) =>
    answerCall(router, wire, { index, left: left.signal, from, prefix, options }),
  );
  if (work.length === 1) {
    res.end(await work[0]);
    return;
  }
  await Promise.all(work.map(async (answer) => res.write(await answer)));
  res.end();
}
