import { allWorkspaces } from '@workspace-ops/db';
import { suspensions } from '../db/schema/suspensions.ts';
import type { Identity } from '../identity.ts';

/** The workspaces that are suspended now. */
export async function listSuspended({ database }: Pick<Identity, 'database'>): Promise<string[]> {
  const rows = await database.read(allWorkspaces, ({ db }) =>
    db.select({ workspaceId: suspensions.workspaceId }).from(suspensions),
  );
  return rows.map(({ workspaceId }) => workspaceId);
}
