import { sql, type SQL } from 'drizzle-orm';
import type { SqlExecutor } from './port.ts';

const table = (schema: string): SQL => sql`${sql.identifier(schema)}.live_workers`;

/** A predicate for queries: the column holds the id of a worker that is not known to be dead. */
export const workerIsLive = (schema: string, workerId: SQL): SQL =>
  sql`exists (select from ${table(schema)} live where live.id = ${workerId})`;

/** The workers that are not known to be dead; a sweep takes a dead one out within a second or so. */
export async function liveWorkerIds(executor: SqlExecutor, schema: string): Promise<string[]> {
  const rows = await rowsOf(executor.execute(sql`select id from ${table(schema)} order by id`));
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
  const rows = await rowsOf(
    tx.execute(sql`select id from ${table(schema)} where id = ${workerId} for key share`),
  );
  return rows.length > 0;
}

/** postgres.js gives the rows themselves, other drivers a result that holds them. */
async function rowsOf(query: PromiseLike<unknown>): Promise<{ id: string }[]> {
  const result = await query;
  return (Array.isArray(result) ? result : (result as { rows: unknown }).rows) as { id: string }[];
}
