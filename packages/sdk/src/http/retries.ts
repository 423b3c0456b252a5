import { computeBackoffMs } from '@workspace-ops/service-kit/backoff';
import { retry } from '@workspace-ops/service-kit/retry';
import { OpsError } from '../ops-error.ts';

export interface Retries {
  /** How often a call is sent again; 3 by default, 0 for never. */
  count: number;
  /** Between two attempts; 10,000 by default. Where the service asks for more, the call fails at once. */
  longestDelayMs: number;
}

export const defaultRetries: Retries = { count: 3, longestDelayMs: 10_000 };

/** Too many requests, and what a proxy or the service answers while something is away. */
const passingStatuses = new Set([429, 502, 503, 504]);

/** Repeats what failed for a passing reason. Only for what may be sent twice. */
export const withRetries = <T>(
  attempt: () => Promise<T>,
  { count, longestDelayMs }: Retries,
  signal?: AbortSignal,
): Promise<T> =>
  retry(
    attempt,
    (error, failures) => {
      if (failures > count || !isPassing(error)) return undefined;
      const { retryAfterMs = 0 } = error;
      if (retryAfterMs > longestDelayMs) return undefined;
      return retryAfterMs + computeDelayMs(failures, longestDelayMs);
    },
    signal,
  );

/** Whether the same request may succeed a moment later. */
export const isPassing = (error: unknown): error is OpsError =>
  OpsError.is(error, 'connection_failed', 'timed_out') ||
  (OpsError.is(error) && passingStatuses.has(error.status));

/** Not the same for all who failed together. */
export const computeDelayMs = (failures: number, longestMs: number): number =>
  computeBackoffMs({ firstMs: 250, longestMs, jitter: 0.5 }, failures, Math.random());
