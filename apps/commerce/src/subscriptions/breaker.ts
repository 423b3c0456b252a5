import { unavailable } from '@workspace-ops/service-kit';
import { isUnavailable } from './while-available.ts';

export interface BreakerOptions {
  /** After so many failures in a row the dependency counts as away. */
  failures: number;
  /** How long it is left alone then; after that, one call tries it again. */
  pauseMs: number;
  /** Milliseconds that never go back. */
  nowMs: () => number;
}

/**
 * Does the work, or answers 503 at once while the dependency is known to be away: callers do not
 * wait for what has just failed for others.
 */
export type Breaker = <T>(work: () => Promise<T>) => Promise<T>;

export function createBreaker({ failures: most, pauseMs, nowMs }: BreakerOptions): Breaker {
  let failures = 0;
  let pausedUntilMs = 0;
  return async (work) => {
    if (failures >= most) {
      if (nowMs() < pausedUntilMs) throw unavailable('The database');
      pausedUntilMs = nowMs() + pauseMs;
    }
    try {
      const result = await work();
      failures = 0;
      return result;
    } catch (error) {
      if (isUnavailable(error)) {
        failures += 1;
        pausedUntilMs = nowMs() + pauseMs;
      }
      throw error;
    }
  };
}
