import type { AnyTRPCRouter } from '@trpc/server';
import { createClient, type Client, type OutgoingCall, type Perform } from '../create-client.ts';
import type { Credentials } from '../token/credentials.ts';
import { computeRemainingMs, findDeadline } from './deadline.ts';
import { retried } from './retried.ts';
import type { Target } from './target.ts';
import { callTooLarge, maxRequestBytes } from './bounds.ts';
import { createPending, type Pending } from './pending.ts';
import { sendBatch, type BatchRequest } from './send-batch.ts';
import { TransportFault } from './transport-fault.ts';
import { toWireContext } from './wire.ts';

export type Caller = Perform;

export interface CallerOptions {
  target: Target;
  credentials: Credentials;
  /** Where on the port the calls go. */
  path: string;
}

/**
 * Calls a service over HTTP. Calls of one turn of the event loop travel together. A query is tried
 * again when its answer is lost, and a mutation only when it surely never began. Why: docs/decisions/0008.
 * @throws {AppError} what the procedure threw, or `unavailable` at the latest at the deadline.
 */
export function createCaller(options: CallerOptions): Caller {
  const { target } = options;
  const send = createBatcher(options);
  return (outgoing) => {
    const deadlineAtMs = findDeadline(outgoing.ctx);
    return retried(target.service, outgoing.type, () =>
      send(outgoing, computeRemainingMs(target.service, deadlineAtMs)),
    );
  };
}

/** A client of a router in another process. */
export const connectHttp = <R extends AnyTRPCRouter>(caller: Caller): Client<R> =>
  createClient<R>(caller);

const maxBatch = 64;
const maxBatchChars = 4 * 1_024 * 1_024;

type SendCall = (outgoing: OutgoingCall, remainingMs: number) => Promise<unknown>;

/** Calls that travel together. */
interface Batch {
  waiting: Pending[];
  chars: number;
  /** The key of its first call, whose replica is that of the others' keys as well. */
  routeBy: string | undefined;
}

/** Collects the calls of a turn of the event loop and sends those for one replica as one request. */
function createBatcher({ target, credentials, path }: CallerOptions): SendCall {
  const batches = new Map<string | undefined, Batch>();

  const flush = (place: string | undefined): void => {
    const batch = batches.get(place);
    batches.delete(place);
    const waiting = batch?.waiting.filter((pending) => !pending.isSettled()) ?? [];
    if (waiting.length > 0) void deliver(waiting, batch?.routeBy);
  };
  const deliver = async (batch: readonly Pending[], routeBy?: string): Promise<void> => {
    let awaited = batch.length;
    let unanswered = batch.length;
    let abort: (() => void) | undefined;
    const noteSettled = (): void => {
      awaited--;
      // No caller waits for what is still under way.
      if (awaited === 0 && unanswered > 0) abort?.();
    };
    for (const pending of batch) pending.onGivenUp = noteSettled;
    try {
      const authorization = credentials.authorizationFor(target.service);
      const request: BatchRequest = {
        path,
        authorization,
        calls: batch.map(({ text }) => text),
        onAnswer(index, answer) {
          unanswered--;
          if (batch[index]?.settle(answer) === true) noteSettled();
        },
        onBegun(abortRequest) {
          if (awaited === 0) abortRequest();
          abort = abortRequest;
        },
      };
      await target.use(async (pool, replica) => {
        try {
          await sendBatch(pool, replica, request);
        } catch (error) {
          // A request that was ended here says nothing of its replica.
          if (awaited > 0) throw error;
        }
        if (awaited > 0) throw new TransportFault('No answer.', { mayHaveStarted: true });
      }, routeBy);
    } catch (error) {
      for (const pending of batch) pending.settle({ error });
    }
  };

  const begin = (place: string | undefined, routeBy: string | undefined): Batch => {
    const batch: Batch = { waiting: [], chars: 0, routeBy };
    batches.set(place, batch);
    setImmediate(() => flush(place));
    return batch;
  };

  return (outgoing, remainingMs) => {
    const { ctx, path: procedure, type, input, routeBy } = outgoing;
    const wire = { ...toWireContext(ctx, credentials, remainingMs), path: procedure, type, input };
    const text = JSON.stringify(wire);
    // The port would cut the connection in the middle of it, as a replica that dies does.
    if (Buffer.byteLength(text) >= maxRequestBytes) return Promise.reject(callTooLarge());
    // A large call is sent alone, so that its failure affects no other call.
    const place = routeBy === undefined ? undefined : target.findPlace(routeBy);
    if ((batches.get(place)?.chars ?? 0) + text.length > maxBatchChars) flush(place);
    const { pending, promise } = createPending(text, {
      service: target.service,
      remainingMs,
      signal: ctx.signal,
    });
    const batch = batches.get(place) ?? begin(place, routeBy);
    batch.waiting.push(pending);
    batch.chars += pending.text.length;
    if (batch.waiting.length >= maxBatch || batch.chars >= maxBatchChars) flush(place);
    return promise;
  };
}
