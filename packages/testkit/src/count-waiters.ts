import type { ISql } from 'postgres';

/**
 * How many sessions wait for a lock that this one holds. Not by pg_stat_activity, which shows a
 * transaction what it first saw, nor by pg_locks alone, which has the other tests' waits.
 */
export async function countWaiters(holder: ISql): Promise<number> {
  const waiting = await holder`
    select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`;
  return waiting.length;
}
