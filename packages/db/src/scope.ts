import { sql, type SQL } from 'drizzle-orm';

/**
 * The scope of a service's own cross-workspace work: relays, sweeps, sign-in.
 * No workspace id can be `*`.
 */
export const allWorkspaces = '*';

/** The statement that row-level security reads its workspace from, for this transaction. */
export const setWorkspace = (workspaceId: string): SQL =>
  sql`select set_config('app.workspace_id', ${workspaceId}, true)`;
