import { connect, selectWorkspaceTables } from '@workspace-ops/db';
import type { TransactionSql } from 'postgres';

export interface LogRemoval {
  /** Signs in as who owns the tables: the service's role may not delete. */
  adminUrl: string;
  workspaceId: string;
  /** Of the last entry, as the log was verified. */
  headHash: string;
  /** Records the removal elsewhere; the log stays where it fails. */
  record: () => Promise<void>;
}

/**
 * Removes the log of a deleted workspace, with its anchor. In one transaction, unlike the erasure of what
 * other services hold: a part of a chain cannot be verified.
 * @throws {Error} where the log has another end than the given one, and then it stays.
 */
export async function removeLog({ adminUrl, ...removal }: LogRemoval): Promise<void> {
  const admin = connect({
    url: adminUrl,
    applicationName: 'admin program',
    maxConnections: 1,
    statementTimeoutMs: 0,
  });
  try {
    await admin.begin((tx) => remove(tx, removal));
  } finally {
    await admin.end();
  }
}

async function remove(
  tx: TransactionSql,
  { workspaceId, headHash, record }: Omit<LogRemoval, 'adminUrl'>,
): Promise<void> {
  await tx`select set_config('app.workspace_id', ${workspaceId}, true),
    set_config('app.removed_log', ${workspaceId}, true),
    set_config('idle_in_transaction_session_timeout', '1min', true)`;
  // Whoever appends locks the same row: nothing is added from here on.
  const [head] = await tx`select encode(hash, 'hex') as hash from audit_anchor.heads
    where workspace_id = ${workspaceId} for update`;
  if (head !== undefined && head['hash'] !== headHash) {
    throw new Error(`The log of ${workspaceId} does not end as its anchor says.`);
  }
  for (const table of await listTables(tx)) {
    await tx.unsafe(`delete from ${table} where workspace_id = $1`, [workspaceId]);
  }
  await record();
}

async function listTables(tx: TransactionSql): Promise<readonly string[]> {
  const tables = await tx.unsafe<{ schema: string; name: string }[]>(
    selectWorkspaceTables('audit', 'audit_anchor'),
  );
  return tables.map(({ schema, name }) => `${schema}.${name}`);
}
