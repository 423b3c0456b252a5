import { sql, type SQL } from 'drizzle-orm';
import type { SqlExecutor } from './port.ts';
import { readRows } from './read-rows.ts';

const table = (schema: string): SQL => sql`${sql.identifier(schema)}.live_workers`;

/** A predicate for queries: the column holds the id of a worker that is not known to be dead. */
export const workerIsLive = (schema: string, workerId: SQL): SQL =>
  sql`exists (select from ${table(schema)} live where live.id = ${workerId} and live.declared_dead_at is null)`;

/** The workers that are not known to be dead; a sweep declares a dead one so within a second or so. */
export async function liveWorkerIds(executor: SqlExecutor, schema: string): Promise<string[]> {
  const rows = await readRows<{ id: string }>(
    executor.execute(
      sql`select id from ${table(schema)} where declared_dead_at is null order by id`,
    ),
  );
  return rows.map((row) => row.id);
}

/**
 * Holds the worker's declaration of death off until the transaction ends: what it writes, it
 * writes as a live worker. For the transactions that record a job's result.
 * @returns false when the worker has been declared dead, and must not write.
 */
export async function holdLease(
  tx: SqlExecutor,
  schema: string,
  workerId: string,
): Promise<boolean> {
  const rows = await readRows<{ id: string }>(
    tx.execute(
      sql`select id from ${table(schema)} where id = ${workerId} and declared_dead_at is null for key share`,
    ),
  );
  return rows.length > 0;
}
