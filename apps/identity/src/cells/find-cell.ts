import { allWorkspaces, type Queries } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { workspaces } from '../db/schema/accounts.ts';
import { deletions } from '../db/schema/deletions.ts';
import { outbox } from '../db/schema/identity-schema.ts';
import type { Identity } from '../identity.ts';

/** The cell that has, or had, a workspace. Null where whichever is asked has it. */
const selectCell = (workspaceId: SQLWrapper | string): SQL => sql`coalesce(
  (select cell from ${workspaces} where id = ${workspaceId}),
  (select cell from ${deletions} where workspace_id = ${workspaceId}))`;

export const readCell = async (db: Queries, workspaceId: string): Promise<string | null> => {
  const [row] = await db.execute<{ cell: string | null }>(
    sql`select ${selectCell(workspaceId)} as cell`,
  );
  return row!.cell;
};

/** The cell of any workspace, for other services. */
export const findCell = async (
  { database }: Pick<Identity, 'database'>,
  _ctx: RequestContext,
  { workspaceId }: { workspaceId: string },
): Promise<{ cell: string | null }> => ({
  cell: await database.read(allWorkspaces, ({ db }) => readCell(db, workspaceId)),
});

/**
 * Which messages of the outbox another cell's identity processes hand over: all cells share one identity
 * database, and each has the audit logs and runs of its own workspaces.
 */
export const ofOtherCells = (own: string): SQL => sql`${selectCell(outbox.workspaceId)} <> ${own}`;
