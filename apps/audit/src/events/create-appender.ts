import type { AuditEvent } from '@workspace-ops/contracts';
import { AppError, type Clock, type Measure } from '@workspace-ops/service-kit';
import type { StoredEvent } from '../chain/link.ts';
import { normaliseEvent } from './normalise-event.ts';
import { storeEvents, type StoreContext } from './store-events.ts';

export interface Appender {
  /** Resolves when the events are committed; a repeated id is the same event. */
  append(events: AuditEvent[]): Promise<void>;
  /** Stores what waits, and takes no more. */
  stop(): Promise<void>;
  /** What waits to be chained. */
  readonly measure: Measure;
}

const waitingEvents = {
  name: 'workspace_ops_audit_events_waiting',
  help: 'Events that were handed over and are not chained yet.',
  labelNames: [],
};
const chainLag = {
  name: 'workspace_ops_audit_chain_lag_seconds',
  help: 'How long after it happened the event chained last was chained.',
  labelNames: [],
};

/** One transaction takes at most about this many events, so that none takes long. */
const maxEvents = 2_000;

interface Waiter {
  events: StoredEvent[];
  resolve(): void;
  reject(reason: unknown): void;
}

/**
 * Appends as the sink hands them over: whatever waits while a transaction is under way goes
 * together into the next one.
 */
export function createAppender(context: StoreContext & { clock: Clock }): Appender {
  const waiting: Waiter[] = [];
  let running: Promise<void> | undefined;
  let stopped = false;
  let lagSeconds = 0;

  const drain = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = takeBatch(waiting);
      await storeTogether(context, batch);
      lagSeconds = measureLag(batch, context.clock.now());
    }
    running = undefined;
  };

  return {
    async append(events) {
      if (stopped) throw stopping();
      const normal = events.map(normaliseEvent);
      if (normal.length === 0) return;
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      waiting.push({ events: normal, resolve, reject });
      running ??= drain();
      await promise;
    },
    async stop() {
      stopped = true;
      await running;
    },
    measure: {
      gauges: [waitingEvents, chainLag],
      async read() {
        const count = waiting.reduce((sum, { events }) => sum + events.length, 0);
        return [
          { gauge: waitingEvents.name, labels: {}, value: count },
          { gauge: chainLag.name, labels: {}, value: lagSeconds },
        ];
      },
    },
  };
}

const stopping = (): AppError =>
  new AppError('unavailable', 'The audit service is stopping.', { retryAfterSeconds: 1 });

function takeBatch(waiting: Waiter[]): Waiter[] {
  let count = 0;
  const end = waiting.findIndex((waiter) => (count += waiter.events.length) > maxEvents);
  return waiting.splice(0, end === -1 ? waiting.length : Math.max(end, 1));
}

function measureLag(batch: readonly Waiter[], now: Date): number {
  const last = batch.at(-1)?.events.at(-1);
  return last === undefined ? 0 : Math.max(0, (now.getTime() - Date.parse(last.timestamp)) / 1_000);
}

/** One sender's fault must not hold up the others: what fails together is tried one by one. */
async function storeTogether(context: StoreContext, batch: Waiter[]): Promise<void> {
  try {
    await storeEvents(
      context,
      batch.flatMap((waiter) => waiter.events),
    );
    for (const waiter of batch) waiter.resolve();
  } catch (error) {
    if (batch.length > 1 && isSendersFault(error)) {
      for (const waiter of batch) await storeTogether(context, [waiter]);
      return;
    }
    for (const waiter of batch) waiter.reject(error);
  }
}

const isSendersFault = (error: unknown): boolean =>
  !(error instanceof AppError && error.code === 'unavailable');
