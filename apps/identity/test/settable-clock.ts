import type { Clock } from '@workspace-ops/service-kit';

/** A clock that stands still until it is moved. */
export interface SettableClock extends Clock {
  set(at: Date): void;
  advance(milliseconds: number): void;
}

export const minuteMs = 60_000;
export const dayMs = 24 * 60 * minuteMs;

export function settableClock(start = new Date('2026-03-01T12:00:00.000Z')): SettableClock {
  let at = start.getTime();
  return {
    now: () => new Date(at),
    set: (date) => {
      at = date.getTime();
    },
    advance: (milliseconds) => {
      at += milliseconds;
    },
  };
}
