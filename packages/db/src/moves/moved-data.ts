import type { Sql, TransactionSql } from 'postgres';
import { selectWorkspaceTables } from '../closed/workspace-tables.ts';
import { connect } from '../connection.ts';

/** What one service holds of a workspace that goes to another database. */
export interface MovedData {
  /** Names of ours, which need no quotes. */
  schemas: readonly string[];
  workspaceId: string;
  /** Both sign in as who owns the tables. */
  from: string;
  to: string;
}

export interface MovedTable {
  /** With its schema. */
  name: string;
  /** All but what the database computes, with commas in between. */
  columns: string;
}

/** Works on one connection that waits as long as the other one takes. */
export async function withAdmin<T>(url: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = connect({
    url,
    applicationName: 'move program',
    maxConnections: 1,
    statementTimeoutMs: 0,
  });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

/** The workspace of a transaction; the database's own limit of idleness is not for this. */
export const scopeTo = (tx: TransactionSql, workspaceId: string) =>
  tx`select set_config('app.workspace_id', ${workspaceId}, true),
    set_config('app.removed_log', ${workspaceId}, true),
    set_config('idle_in_transaction_session_timeout', '0', true)`;

/** What waits in outboxes is handed over before a move, and not copied. */
export async function listMovedTables(
  tx: TransactionSql,
  { schemas }: Pick<MovedData, 'schemas'>,
): Promise<MovedTable[]> {
  const rows = await tx.unsafe<{ name: string; columns: string }[]>(`
    select format('%I.%I', t.schema, t.name) as name,
      string_agg(quote_ident(a.attname), ', ' order by a.attname) as columns
    from (${selectWorkspaceTables(...schemas)}) t
    join pg_attribute a on a.attrelid = format('%I.%I', t.schema, t.name)::regclass
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where t.name <> 'outbox' group by 1 order by 1`);
  return rows.map(({ name, columns }) => ({ name, columns }));
}

/** As a literal, for statements without parameters. */
export function ofWorkspace(workspaceId: string): string {
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(workspaceId)) throw new Error('This is no workspace id.');
  return `workspace_id = '${workspaceId}'`;
}
