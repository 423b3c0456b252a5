import { allWorkspaces } from '@workspace-ops/db';
import { suspensions } from '../db/schema/suspensions.ts';
import type { Identity } from '../identity.ts';

export interface Suspended {
  workspaceIds: string[];
  /** Those of them that are being moved to another cell. */
  moving: string[];
}

/** The workspaces that are suspended now. */
export async function listSuspended({ database }: Pick<Identity, 'database'>): Promise<Suspended> {
  const rows = await database.read(allWorkspaces, ({ db }) => db.select().from(suspensions));
  const listIds = (found: typeof rows) => found.map(({ workspaceId }) => workspaceId);
  return {
    workspaceIds: listIds(rows),
    moving: listIds(rows.filter(({ movingTo }) => movingTo !== null)),
  };
}
