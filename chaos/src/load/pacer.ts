import { setTimeout as delay } from 'node:timers/promises';

export interface Pacer {
  /** Waits until the next write is due; at once while the load is behind its plan. */
  turn(): Promise<void>;
}

/** A client alone waits this long at most, so that it notices the end of the load. */
const longestMs = 250;

/** Spreads the writes over the time; what an outage held up is caught up with afterwards. */
export function createPacer(writesPerSecond: number): Pacer {
  const startedAt = performance.now();
  let turns = 0;
  return {
    async turn() {
      const dueAt = startedAt + (turns++ / writesPerSecond) * 1_000;
      const waitMs = Math.min(dueAt - performance.now(), longestMs);
      if (waitMs > 0) await delay(waitMs);
    },
  };
}
