import { AppError, unavailable, withTimeout } from '@workspace-ops/service-kit';

/**
 * The work on the database, or a 503 when it takes longer than the limit: a database that hangs is
 * as far away as one that refuses.
 */
export const whileAvailable = <T>(work: Promise<T>, timeoutMs: number): Promise<T> =>
  withTimeout(work, timeoutMs, () => unavailable('The database'));

export const isUnavailable = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'unavailable';
