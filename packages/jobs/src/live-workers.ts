import { sql } from 'drizzle-orm';
import type { SqlExecutor } from './port.ts';
import { readRows } from './read-rows.ts';

/**
 * Keeps the worker from being declared dead until the transaction ends: what it writes, it writes as
 * a live worker. For the transactions that record a job's result.
 * @returns false when the worker has been declared dead, and must not write.
 */
export async function holdLease(
  tx: SqlExecutor,
  schema: string,
  workerId: string,
): Promise<boolean> {
  const rows = await readRows<{ id: string }>(
    tx.execute(
      sql`select id from ${sql.identifier(schema)}.live_workers where id = ${workerId} and declared_dead_at is null for key share`,
    ),
  );
  return rows.length > 0;
}
