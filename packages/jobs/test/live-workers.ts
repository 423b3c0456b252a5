import { sql, type SQL } from 'drizzle-orm';
import type { SqlExecutor } from '../src/index.ts';
import { readRows } from '../src/read-rows.ts';

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
