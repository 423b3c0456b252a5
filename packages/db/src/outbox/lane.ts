import { boundBatches } from './bound-batches.ts';
import { deliverApart } from './deliver-apart.ts';
import { deliverWithin, type Destination } from './destination.ts';
import { holdLease, newLeaseToken } from './lease.ts';
import type { StoredMessage } from './messages.ts';
import type { RelayContext } from './relay-context.ts';
import type { Removals } from './removals.ts';
import { setAside } from './set-aside.ts';

/** What one transaction committed for the lane's topic, and the request that waits for it. */
interface Parcel {
  messages: StoredMessage[];
  committedAt: number;
  settle(): void;
}

/** Hands over, in batches, what this process commits of one topic. */
export interface Lane {
  /**
   * Resolves when the messages are handed over, cannot be, or take too long, and at once while the
   * sink is away; never rejects.
   */
  handOver(messages: StoredMessage[]): Promise<void>;
  /** Resolves when what was committed is handed over; later messages are left to the sweep. */
  stop(): Promise<void>;
}

/** Beyond these, what waits is left in the outbox: memory must not grow while a sink hangs. */
const maxParcels = 5_000;
const maxBytes = 32 * 1_024 * 1_024;

export function createLane(
  context: RelayContext & { removals: Removals },
  { topic, deliver, health }: Destination,
): Lane {
  const { handOverMs, graceMs, logger, removals } = context;
  let waiting: Parcel[] = [];
  let waitingBytes = 0;
  let running: Promise<void> | undefined;
  let stopped = false;

  /** One batch at a time. */
  const run = async (): Promise<void> => {
    while (waiting.length > 0) {
      const parcels = takeParcels();
      const messages = parcels
        .flatMap((parcel) => parcel.messages)
        .toSorted((one, other) => one.position - other.position);
      try {
        if (messages.length > 0) await send(messages, parcels[0]!.committedAt);
      } catch (error) {
        health.noteFailure();
        // They stay in the outbox: the sweep of whichever process looks first tries them again.
        logger.warn({ err: error, topic }, 'outbox hand-over failed; it is tried again');
      }
      parcels.forEach((parcel) => parcel.settle());
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
    const renewAfterMs = Math.max(0, committedAt + graceMs / 2 - performance.now());
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
  const takeParcels = (): Parcel[] => {
    const oldest = performance.now() - graceMs / 2;
    const parcels: Parcel[] = [];
    let bytes = 0;
    for (let count = 0; waiting.length > parcels.length;) {
      const parcel = waiting[parcels.length]!;
      const size = bytesOf(parcel.messages);
      if (parcels.length > 0 && bytes + size > context.batchBytes) break;
      if (count >= context.batchSize) break;
      waitingBytes -= size;
      if (parcel.committedAt < oldest) parcel.messages = [];
      bytes += size;
      count += parcel.messages.length;
      parcels.push(parcel);
    }
    waiting = waiting.slice(parcels.length);
    return parcels;
  };

  return {
    handOver(messages): Promise<void> {
      const bytes = bytesOf(messages);
      const isFull =
        waiting.length >= maxParcels || (waitingBytes > 0 && waitingBytes + bytes > maxBytes);
      if (stopped || isFull || health.isAway()) return Promise.resolve();
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(() => {
        health.noteWait();
        resolve();
      }, handOverMs);
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
      // And what it began for parcels that came at its end; now none can come any more.
      await running;
    },
  };
}

const bytesOf = (messages: readonly StoredMessage[]): number =>
  messages.reduce((sum, { bytes }) => sum + bytes, 0);
