import type { Sql } from 'postgres';
import { setTimeout as delay } from 'node:timers/promises';

/** A connection that was closed properly needs a moment to end on the server. */
const graceMs = 1_000;

interface OpenConnection {
  application: string;
  state: string;
  query: string;
}

/** @throws {Error} naming the connections to the database that were left open. */
export async function expectNoConnections(sql: Sql, database: string): Promise<void> {
  const deadline = performance.now() + graceMs;
  let open = await openConnections(sql, database);
  while (open.length > 0 && performance.now() < deadline) {
    await delay(10);
    open = await openConnections(sql, database);
  }
  if (open.length === 0) return;
  const list = open.map((one) => `  ${one.application || '(no name)'}, ${one.state}: ${one.query}`);
  throw new Error(
    `Connections to the test database are still open (close the pools first):\n${list.join('\n')}`,
  );
}

const openConnections = (sql: Sql, database: string): Promise<OpenConnection[]> => sql<
  OpenConnection[]
>`
  select application_name as application, coalesce(state, '') as state, query
  from pg_stat_activity
  where datname = ${database} and backend_type = 'client backend'`;
