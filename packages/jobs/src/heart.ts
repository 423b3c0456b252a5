import type pg from 'pg';
import { sweepWith, type Sweep } from './sweep-with.ts';
import { takeOver, tidyJobs } from './take-over.ts';
import { beat } from './worker-row.ts';
import type { WorkerOptions } from './worker-options.ts';

const tidyIntervalMs = 30_000;

export interface Heart {
  /** Resolves when a sweep that is under way has ended. */
  stop(): Promise<void>;
}

/**
 * Beats until it is stopped: renews the worker's lease and sees to dead workers.
 * @param lose is called with the reason when the worker itself counts as dead.
 */
export function startHeart(
  client: pg.Client,
  worker: WorkerOptions & { workerId: string },
  lose: (reason: string) => void,
): Heart {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let lastBeatAt = performance.now();
  let lastTidyAt = performance.now();
  let sweeping: Promise<void> | undefined;

  // Beside the beat, so that the lease is renewed while a sweep takes its time.
  const sweep = (work: Sweep): void => {
    sweeping ??= sweepWith(worker, work)
      .catch((error: unknown) => worker.logger.warn({ err: error }, 'a sweep failed'))
      .finally(() => (sweeping = undefined));
  };
  const look = async (): Promise<void> => {
    // A process that was frozen for longer than its lease must not even ask.
    if (performance.now() - lastBeatAt > worker.leaseMs) return lose('its lease ran out');
    const { alive, othersGone } = await beat(client, worker);
    if (!alive) return lose('it was declared dead');
    lastBeatAt = performance.now();
    if (othersGone) sweep(takeOver);
    if (lastBeatAt - lastTidyAt > tidyIntervalMs) {
      lastTidyAt = lastBeatAt;
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
