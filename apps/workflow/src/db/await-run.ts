import { AppError, computeBackoffMs, readIdTime, retry } from '@workspace-ops/service-kit';

/** An ingestion is acknowledged with its run's id before the message that creates the run is handed over. */
const deliveryMs = 2_000;
const backoff = { firstMs: 20, longestMs: 320 };

/**
 * Reads a run, or what it has; one whose id is not older than a hand-over takes is waited for.
 * @throws {AppError} `not_found` when it does not come, and at once for an older id.
 */
export function awaitRun<T>(runId: string, read: () => Promise<T>): Promise<T> {
  const startedAt = Date.now();
  const givenOutAt = readIdTime(runId) ?? 0;
  const until = Math.min(givenOutAt, startedAt) + deliveryMs;
  return retry(read, (error, failures) =>
    error instanceof AppError && error.code === 'not_found' && Date.now() < until
      ? computeBackoffMs(backoff, failures)
      : undefined,
  );
}
