import type { Clock } from '@workspace-ops/service-kit';

export interface ManualClock extends Clock {
  set(to: string | Date): void;
  advance(ms: number): void;
}

export function createManualClock(start: string | Date = new Date()): ManualClock {
  let nowMs = new Date(start).getTime();
  return {
    now: () => new Date(nowMs),
    set(to) {
      nowMs = new Date(to).getTime();
    },
    advance(ms) {
      nowMs += ms;
    },
  };
}
