import { withTimeout } from '@workspace-ops/service-kit';
import type { StoredMessage } from './messages.ts';
import { deliveryMs, type Deliver, type RelayContext } from './relay-context.ts';
import type { Removals } from './removals.ts';

/** What one transaction committed for the lane's topic, and the request that waits for it. */
interface Parcel {
  messages: StoredMessage[];
  committedAt: number;
  settle(): void;
}

/** Hands over, in batches, what this process commits of one topic. */
export interface Lane {
  /** Resolves when the messages are handed over, cannot be, or take too long; never rejects. */
  handOver(messages: StoredMessage[]): Promise<void>;
  /** Resolves when what was committed is handed over; later messages are left to the sweep. */
  stop(): Promise<void>;
}

/** Beyond it, what waits is left in the outbox: memory must not grow while a destination hangs. */
const maxParcels = 5_000;

export function createLane(
  context: RelayContext & { removals: Removals },
  topic: string,
  deliver: Deliver,
): Lane {
  const { handOverMs, graceMs, logger, removals } = context;
  let waiting: Parcel[] = [];
  let running: Promise<void> | undefined;
  let stopped = false;

  /** One batch at a time. */
  const run = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = takeBatch();
      const messages = batch
        .flatMap((parcel) => parcel.messages)
        .toSorted((one, other) => one.position - other.position);
      try {
        if (messages.length > 0) await send(messages);
      } catch (error) {
        // They stay in the outbox: the sweep of whichever process looks first tries them again.
        logger.warn({ err: error, topic }, 'outbox hand-over failed; it is tried again');
      }
      batch.forEach((parcel) => parcel.settle());
    }
  };

  const send = async (messages: StoredMessage[]): Promise<void> => {
    const payloads = messages.map(({ payload }) => asStored(payload));
    await withTimeout(deliver(payloads), deliveryMs, `no answer within ${deliveryMs} ms`);
    removals.add(messages);
  };

  /** What is older than the grace belongs to the sweep, which may be handing it over already. */
  const takeBatch = (): Parcel[] => {
    const oldest = performance.now() - graceMs;
    const batch: Parcel[] = [];
    for (let size = 0; size < context.batchSize && waiting.length > batch.length;) {
      const parcel = waiting[batch.length]!;
      if (parcel.committedAt < oldest) parcel.messages = [];
      size += parcel.messages.length;
      batch.push(parcel);
    }
    waiting = waiting.slice(batch.length);
    return batch;
  };

  return {
    handOver(messages): Promise<void> {
      if (stopped || waiting.length >= maxParcels) return Promise.resolve();
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, handOverMs);
      const settle = (): void => {
        clearTimeout(timer);
        resolve();
      };
      waiting.push({ messages, committedAt: performance.now(), settle });
      running ??= run().finally(() => {
        running = undefined;
      });
      return promise;
    },
    async stop(): Promise<void> {
      stopped = true;
      await running;
    },
  };
}

/** The value that the database gives back for it, so that both ways hand over the same. */
const asStored = (payload: unknown): unknown => JSON.parse(JSON.stringify(payload));
