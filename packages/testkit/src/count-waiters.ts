import type { ISql } from 'postgres';

/**
 * How many sessions wait for a lock that this one holds.
 *
 * pg_stat_activity would not do: a transaction goes on seeing what it showed at the first look, so
 * that a session which connected later never shows. pg_locks alone shows the waits of other tests,
 * whose databases are on the same server.
 */
export async function countWaiters(holder: ISql): Promise<number> {
  const waiting = await holder`
    select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`;
  return waiting.length;
}
