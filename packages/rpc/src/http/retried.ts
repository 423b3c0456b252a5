import { computeBackoffMs, retry, unavailable } from '@workspace-ops/service-kit';
import { TransportFault } from './transport-fault.ts';
import type { WireCall } from './wire.ts';

const maxRetries = 3;
const backoff = { firstMs: 25, longestMs: 400, jitter: 0.5 };

/**
 * The work, done again after a pause with jitter where that is safe: a query whenever its answer
 * is lost, a mutation only when it surely never began. Where the service has been away for a while
 * its caller gets the error at once: who can do without it does not wait.
 * @throws {AppError} `unavailable` when no attempt got an answer.
 */
export async function retried<T>(
  service: string,
  type: WireCall['type'],
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await retry(work, (error, failures) =>
      failures <= maxRetries && mayRepeat(error, type)
        ? computeBackoffMs(backoff, failures, Math.random())
        : undefined,
    );
  } catch (error) {
    if (error instanceof TransportFault) throw unavailable(`The ${service} service`, error);
    throw error;
  }
}

const mayRepeat = (error: unknown, type: WireCall['type']): boolean =>
  error instanceof TransportFault &&
  !error.isLasting &&
  (type === 'query' || !error.mayHaveStarted);
