import { setTimeout as delay } from 'node:timers/promises';
import { findPostgresError } from './errors.ts';

/**
 * Changes what the whole server or database has one row of, as a role or a privilege on a database:
 * PostgreSQL lets no two sessions change it at once and has no lock for it, so who is refused asks
 * again. The change must be one that can be made twice.
 */
export async function untilAlone(change: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await change();
      return;
    } catch (error) {
      const isConcurrent = /concurrently updated/.test(findPostgresError(error)?.message ?? '');
      if (!isConcurrent || attempt === 20) throw error;
      await delay(10 * attempt);
    }
  }
}
