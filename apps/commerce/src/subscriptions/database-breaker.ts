import { AppError, unavailable, withTimeout } from '@workspace-ops/service-kit';
import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleWhen,
} from 'cockatiel';

/** The work on the database; a 503 when it takes longer, since a hanging database is away too. */
export const whileAvailable = <T>(work: Promise<T>, timeoutMs: number): Promise<T> =>
  withTimeout(work, timeoutMs, () => unavailable('The database'));

export const isUnavailable = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'unavailable';

/**
 * Does the work, or answers 503 at once while the database is known to be away: for `pauseMs` after
 * so many failures in a row, until one call has tried it again.
 */
export function createDatabaseBreaker(failures: number, pauseMs: number) {
  const breaker = circuitBreaker(handleWhen(isUnavailable), {
    halfOpenAfter: pauseMs,
    breaker: new ConsecutiveBreaker(failures),
  });
  return async <T>(work: () => Promise<T>): Promise<T> => {
    // cockatiel would have the others wait for the call that tries the database again.
    if (breaker.state === CircuitState.HalfOpen) throw unavailable('The database');
    try {
      return await breaker.execute(work);
    } catch (error) {
      throw error instanceof BrokenCircuitError ? unavailable('The database') : error;
    }
  };
}
