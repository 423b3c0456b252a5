import type { Clock } from '@workspace-ops/service-kit';

/** A clock that stands still until it is advanced. */
export function createManualClock(start = new Date()): Clock & { advance(ms: number): void } {
  let nowMs = start.getTime();
  return {
    now: () => new Date(nowMs),
    advance(ms) {
      nowMs += ms;
    },
  };
}
