import type { Clock, Timers } from '@workspace-ops/service-kit';

export interface ManualTime extends Timers, Clock {
  /** Lets time pass and does what falls due, in order. */
  pass(delayMs: number): void;
  /** The delays that wait, in milliseconds from now. */
  waiting(): number[];
}

/** Time that passes when a test says so. */
export function createManualTime(start = new Date()): ManualTime {
  let nowMs = start.getTime();
  let entries: { dueMs: number; work: () => void }[] = [];
  return {
    now: () => new Date(nowMs),
    after(delayMs, work) {
      const entry = { dueMs: nowMs + delayMs, work };
      entries.push(entry);
      return () => {
        entries = entries.filter((other) => other !== entry);
      };
    },
    waiting: () => entries.map(({ dueMs }) => dueMs - nowMs),
    pass(delayMs) {
      const endMs = nowMs + delayMs;
      for (;;) {
        const next = entries
          .filter(({ dueMs }) => dueMs <= endMs)
          .toSorted((a, b) => a.dueMs - b.dueMs)[0];
        if (next === undefined) break;
        entries = entries.filter((entry) => entry !== next);
        nowMs = next.dueMs;
        next.work();
      }
      nowMs = endMs;
    },
  };
}
