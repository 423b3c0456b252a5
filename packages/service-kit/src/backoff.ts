export interface Backoff {
  firstMs: number;
  longestMs?: number;
  /** By what a delay grows with each failure; 2 where absent. */
  factor?: number;
  /** The part of a delay that `random` adds or takes away, from 0 to 1; 0 where absent. */
  jitter?: number;
}

/**
 * The milliseconds to wait before the next attempt.
 * @param failures from 1 on
 * @param random from 0 to 1; with jitter, callers that failed together do not return together.
 */
export function computeBackoffMs(backoff: Backoff, failures: number, random = 0.5): number {
  const { firstMs, longestMs = Infinity, factor = 2, jitter = 0 } = backoff;
  const delayMs = Math.min(longestMs, firstMs * factor ** (failures - 1));
  return Math.round(delayMs * (1 - jitter + 2 * jitter * random));
}
