import type { Clock } from '@workspace-ops/service-kit';

/** The clock's time, but never twice the same: the order of a process's changes is their time. */
export function strictlyRising(clock: Clock): Clock {
  let lastMs = 0;
  return {
    now() {
      lastMs = Math.max(clock.now().getTime(), lastMs + 1);
      return new Date(lastMs);
    },
  };
}
