import { AppError, unavailable } from '@workspace-ops/service-kit';

/**
 * The work on the database, or a 503 when it takes longer than the limit: a database that hangs is
 * as far away as one that refuses.
 */
export async function whileAvailable<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(unavailable('The database')), timeoutMs);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

export const isUnavailable = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'unavailable';
