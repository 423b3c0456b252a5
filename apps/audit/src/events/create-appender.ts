import type { AuditEvent } from '@workspace-ops/contracts';
import { AppError, type Clock, coalesce, type Measure } from '@workspace-ops/service-kit';
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

/** Events that arrive during a transaction are stored together in the next one. */
export function createAppender(context: StoreContext & { clock: Clock }): Appender {
  let stopped = false;
  let lagSeconds = 0;
  const appends = coalesce<StoredEvent>({
    async work(events) {
      await storeEvents(context, events);
      lagSeconds = measureLag(events, context.clock.now());
    },
    maxItems: maxEvents,
    // One sender's fault must not fail the others' events.
    isRepeatedApart: isSendersFault,
  });

  return {
    async append(events) {
      if (stopped) throw stopping();
      const normal = events.map(normaliseEvent);
      if (normal.length > 0) await appends.add(normal);
    },
    async stop() {
      stopped = true;
      await appends.whenIdle();
    },
    measure: {
      gauges: [waitingEvents, chainLag],
      async read() {
        return [
          { gauge: waitingEvents.name, labels: {}, value: appends.countWaiting() },
          { gauge: chainLag.name, labels: {}, value: lagSeconds },
        ];
      },
    },
  };
}

const stopping = (): AppError =>
  new AppError('unavailable', 'The audit service is stopping.', { retryAfterSeconds: 1 });

function measureLag(events: readonly StoredEvent[], now: Date): number {
  const last = events.at(-1);
  return last === undefined ? 0 : Math.max(0, (now.getTime() - Date.parse(last.timestamp)) / 1_000);
}

const isSendersFault = (error: unknown): boolean =>
  !(error instanceof AppError && error.code === 'unavailable');
