import { deliverApart } from './deliver-apart.ts';
import { deliverWithin, type Destination } from './destination.ts';
import { holdLease, newLeaseToken } from './lease.ts';
import type { StoredMessage } from './messages.ts';
import type { RelayContext } from './relay-context.ts';
import type { Removals } from './removals.ts';
import { setAside } from './set-aside.ts';

/** What one transaction committed for the topic, and the request that waits for it. */
interface DeliveryBatch {
  messages: StoredMessage[];
  committedAt: number;
  settle(): void;
}

/** Hands over, in batches, what this process commits of one topic. */
export interface TopicDispatcher {
  /**
   * Resolves when the messages are handed over, cannot be, or take too long, and at once while the
   * sink is away; never rejects.
   */
  deliver(messages: StoredMessage[]): Promise<void>;
  /** Resolves when what was committed is handed over; later messages are left to the sweep. */
  stop(): Promise<void>;
}

/** Beyond these, what waits is left in the outbox: memory must not grow while a sink hangs. */
const maxWaitingBatches = 5_000;
const maxBytes = 32 * 1_024 * 1_024;

export function createTopicDispatcher(
  context: RelayContext & { removals: Removals },
  { topic, deliver, health }: Destination,
): TopicDispatcher {
  const { deliveryWaitMs, gracePeriodMs, logger, removals } = context;
  let waiting: DeliveryBatch[] = [];
  let waitingBytes = 0;
  let running: Promise<void> | undefined;
  let stopped = false;

  /** One batch at a time. */
  const run = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batches = takeBatches();
      const messages = batches
        .flatMap((batch) => batch.messages)
        .toSorted((one, other) => one.position - other.position);
      try {
        if (messages.length > 0) await send(messages, batches[0]!.committedAt);
      } catch (error) {
        health.noteFailure();
        // They stay in the outbox: the sweep of whichever process looks first tries them again.
        logger.warn({ err: error, topic }, 'outbox hand-over failed; it is tried again');
      }
      batches.forEach((batch) => batch.settle());
    }
  };

  const start = (): void => {
    running ??= run().finally(() => {
      running = undefined;
      // What came between the last look and now would wait for the next hand-over.
      if (waiting.length > 0) start();
    });
  };

  /** The messages need a lease only when they are about to become the sweep's. */
  const send = async (messages: StoredMessage[], committedAt: number): Promise<void> => {
    const token = newLeaseToken();
    const renewAfterMs = Math.max(0, committedAt + gracePeriodMs / 2 - performance.now());
    const lease = holdLease(context, { token, messages, renewAfterMs });
    try {
      for (const batch of boundBatches(messages, context)) {
        await deliverApart(batch, {
          send: (some) => deliverWithin(deliver, some),
          onDelivered(some) {
            removals.add(some);
            health.noteTaken();
            health.noteDelivery();
          },
          onNotTaken(message, fault, error) {
            const sinceTakenMs = health.sinceTakenMs();
            return setAside(context, { message, fault, error, token, sinceTakenMs });
          },
        });
      }
    } catch (error) {
      await lease.release(error);
      throw error;
    } finally {
      lease.end();
    }
  };

  /** What has waited for long is left to the sweep, which may take it in the next moment. */
  const takeBatches = (): DeliveryBatch[] => {
    const oldest = performance.now() - gracePeriodMs / 2;
    const batches: DeliveryBatch[] = [];
    let bytes = 0;
    for (let count = 0; waiting.length > batches.length;) {
      const batch = waiting[batches.length]!;
      const size = countBytes(batch.messages);
      if (batches.length > 0 && bytes + size > context.batchBytes) break;
      if (count >= context.batchSize) break;
      waitingBytes -= size;
      if (batch.committedAt < oldest) batch.messages = [];
      bytes += size;
      count += batch.messages.length;
      batches.push(batch);
    }
    waiting = waiting.slice(batches.length);
    return batches;
  };

  return {
    deliver(messages): Promise<void> {
      const bytes = countBytes(messages);
      const isFull =
        waiting.length >= maxWaitingBatches ||
        (waitingBytes > 0 && waitingBytes + bytes > maxBytes);
      if (stopped || isFull || health.isAway()) return Promise.resolve();
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(() => {
        health.noteWait();
        resolve();
      }, deliveryWaitMs);
      const settle = (): void => {
        clearTimeout(timer);
        resolve();
      };
      waiting.push({ messages, committedAt: performance.now(), settle });
      waitingBytes += bytes;
      start();
      return promise;
    },
    async stop(): Promise<void> {
      stopped = true;
      await running;
      // And what it began for batches that came at its end; now none can come any more.
      await running;
    },
  };
}

const countBytes = (messages: readonly StoredMessage[]): number =>
  messages.reduce((sum, { bytes }) => sum + bytes, 0);

interface BatchBounds {
  batchSize: number;
  batchBytes: number;
}

/** The messages in their order, in batches within both bounds, of one message at least. */
function boundBatches<M extends { bytes: number }>(
  messages: readonly M[],
  { batchSize, batchBytes }: BatchBounds,
): M[][] {
  const batches: M[][] = [];
  let batch: M[] = [];
  let bytes = 0;
  for (const message of messages) {
    const isFull = batch.length >= batchSize || bytes + message.bytes > batchBytes;
    if (batch.length > 0 && isFull) {
      batches.push(batch);
      batch = [];
      bytes = 0;
    }
    batch.push(message);
    bytes += message.bytes;
  }
  if (batch.length > 0) batches.push(batch);
  return batches;
}
