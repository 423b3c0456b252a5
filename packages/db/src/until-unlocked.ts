import { computeBackoffMs, retry } from '@workspace-ops/service-kit';
import type { Sql } from 'postgres';
import { findPostgresError } from './errors.ts';

/**
 * A session that waits for a table's exclusive lock blocks all that come after it. It is also less than the
 * second after which PostgreSQL ends a deadlock, by failing whichever of the two looks first.
 */
const lockTimeoutMs = 500;
const pauses = { firstMs: 100, longestMs: 2_000, jitter: 0.5 };
const patienceMs = 120_000;
/** Not in time, or in a deadlock. */
const lockCodes = ['55P03', '40P01'];

/**
 * Changes tables that others are using: it steps back where it does not get a lock at once, and
 * tries again. @param change one transaction on the session
 */
export async function untilUnlocked(
  session: Sql,
  change: () => Promise<unknown>,
  patience = patienceMs,
): Promise<void> {
  const endsAt = performance.now() + patience;
  await session`select set_config('lock_timeout', ${`${lockTimeoutMs}ms`}, false)`;
  await retry(change, (error, failures) => {
    if (!lockCodes.includes(findPostgresError(error)?.code ?? '')) return undefined;
    if (performance.now() > endsAt) throw lockedFor(patience, error);
    return computeBackoffMs(pauses, failures, Math.random());
  });
}

const lockedFor = (patience: number, cause: unknown): Error =>
  new Error(
    `for ${patience / 1_000} s other sessions have held locks on its tables, a backup or a long transaction say (${findPostgresError(cause)?.message}). Migrate again once they have ended.`,
    { cause },
  );
