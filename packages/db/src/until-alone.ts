import { retry } from '@workspace-ops/service-kit';
import { findPostgresError } from './errors.ts';

const maxAttempts = 20;
const firstPauseMs = 10;

/**
 * Changes what the whole server or database has one row of, as a role or a privilege on a database:
 * PostgreSQL lets no two sessions change it at once and has no lock for it, so who is refused asks
 * again. The change must be one that can be made twice.
 */
export async function untilAlone(change: () => Promise<unknown>): Promise<void> {
  await retry(change, (error, failures) => {
    const isConcurrent = /concurrently updated/.test(findPostgresError(error)?.message ?? '');
    return isConcurrent && failures < maxAttempts ? firstPauseMs * failures : undefined;
  });
}
