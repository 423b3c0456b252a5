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

/**
 * Until it is stopped, renews the worker's lease and sweeps after dead workers.
 * @param lose is called with the reason when the worker itself counts as dead.
 */
export function startHeartbeat(
  client: pg.Client,
  worker: WorkerOptions & { workerId: string },
  lose: (reason: string) => void,
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
    const { alive, othersGone } = await renewLease(client, worker);
    if (!alive) return lose('it was declared dead');
    lastRenewedAt = performance.now();
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
    if (!stopped) timer = setTimeout(() => void go(), worker.sweepIntervalMs);
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
