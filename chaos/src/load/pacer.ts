import { setTimeout as delay } from 'node:timers/promises';

export interface Pacer {
  /**
   * Waits until the next write is due; at once while the load is behind its plan, and when the load
   * ends.
   */
  turn(ending: AbortSignal): Promise<void>;
}

/** Spreads the writes over the time; what an outage held up is caught up with afterwards. */
export function createPacer(writesPerSecond: number): Pacer {
  const startedAt = performance.now();
  let turns = 0;
  return {
    async turn(ending) {
      const dueAt = startedAt + (turns++ / writesPerSecond) * 1_000;
      const waitMs = dueAt - performance.now();
      if (waitMs <= 0) return;
      // Aborted by the end of the load, it has waited long enough.
      await delay(waitMs, undefined, { signal: ending }).catch(() => undefined);
    },
  };
}
