import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database-interface.ts';
import { selectWorkspaceTables } from './workspace-tables.ts';

interface Erased {
  /** The PostgreSQL schema, of whose tables those with a `workspace_id` are erased. */
  schema: string;
  workspaceId: string;
}

/** So few that no lock is held for long. */
const rowsPerTransaction = 1_000;

/**
 * Deletes all rows of a workspace from the tables of a schema. The tables are read from the catalogue,
 * so that new ones are included. Of the outbox, what is to be audited stays: the log is kept.
 * @returns how many rows.
 */
export async function eraseWorkspace(
  database: Database,
  { schema, workspaceId }: Erased,
): Promise<number> {
  const tables = await listTables(database, { schema, workspaceId });
  let erased = 0;
  for (const name of tables) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const isErased = sql`workspace_id = ${workspaceId}${name === 'outbox' ? sql` and topic <> 'audit'` : sql``}`;
    let deleted: number;
    do {
      deleted = await deleteSome(database, workspaceId, { table, isErased });
      erased += deleted;
    } while (deleted > 0);
  }
  return erased;
}

async function listTables(
  database: Database,
  { schema, workspaceId }: Erased,
): Promise<readonly string[]> {
  const rows = await database.read(workspaceId, ({ db }) =>
    db.execute<{ name: string }>(sql.raw(selectWorkspaceTables(schema))),
  );
  return rows.map(({ name }) => name);
}

/** Of one partition at a time, since a row's place is unique in its partition only. */
const deleteSome = (
  database: Database,
  workspaceId: string,
  { table, isErased }: { table: SQL; isErased: SQL },
): Promise<number> =>
  database.transaction(workspaceId, async ({ db }) => {
    const part = sql`(select tableoid from ${table} where ${isErased} limit 1)`;
    const [deleted] = await db.execute<{ count: number }>(sql`
      with part as materialized (select ${part} as id),
      gone as (
        delete from ${table} where ${isErased} and tableoid = (select id from part)
          and ctid = any(array(
            select ctid from ${table} where ${isErased} and tableoid = (select id from part)
            limit ${rowsPerTransaction}))
        returning 1)
      select count(*)::int as count from gone`);
    return deleted!.count;
  });
