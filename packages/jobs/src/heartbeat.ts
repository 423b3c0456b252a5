import type pg from 'pg';
import type { WorkerOptions } from './port.ts';
import { sweepWith, type Sweep } from './sweep-with.ts';
import { takeOver, tidyJobs } from './take-over.ts';
import { renewLease } from './worker-row.ts';

const tidyIntervalMs = 30_000;

export interface Heartbeat {
  /** Resolves when a sweep that is under way has ended. */
  stop(): Promise<void>;
}

/** What a worker's heartbeat finds. */
export interface HeartbeatEvents {
  /** The worker itself counts as dead, for this reason. */
  lose: (reason: string) => void;
  /** So many jobs can be begun. */
  nudge: (count: number) => void;
}

/** Until it is stopped, renews the worker's lease, looks for jobs and sweeps after dead workers. */
export function startHeartbeat(
  client: pg.Client,
  worker: WorkerOptions & { workerId: string },
  { lose, nudge }: HeartbeatEvents,
): Heartbeat {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let lastRenewedAt = performance.now();
  let lastTidyAt = performance.now();
  let sweeping: Promise<void> | undefined;

  // Beside the renewal, so that the lease is renewed while a sweep takes its time.
  const sweep = (work: Sweep): void => {
    sweeping ??= sweepWith(worker, work)
      .catch((error: unknown) => worker.logger.warn({ err: error }, 'a sweep failed'))
      .finally(() => (sweeping = undefined));
  };
  const look = async (): Promise<void> => {
    // A process that was frozen for longer than its lease must not even ask.
    if (performance.now() - lastRenewedAt > worker.leaseMs) return lose('its lease ran out');
    const { alive, othersGone, due } = await renewLease(client, worker);
    if (!alive) return lose('it was declared dead');
    lastRenewedAt = performance.now();
    if (due > 0 && !stopped) nudge(due);
    if (othersGone) sweep(takeOver);
    if (lastRenewedAt - lastTidyAt > tidyIntervalMs) {
      lastTidyAt = lastRenewedAt;
      sweep(tidyJobs);
    }
  };
  const go = async (): Promise<void> => {
    await look().catch((error: unknown) =>
      worker.logger.warn({ err: error }, 'the lease could not be renewed'),
    );
    if (!stopped) timer = setTimeout(() => void go(), worker.heartbeatMs);
  };
  void go();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await sweeping;
    },
  };
}
