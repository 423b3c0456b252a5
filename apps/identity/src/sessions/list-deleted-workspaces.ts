import { allWorkspaces } from '@workspace-ops/db';
import { gte } from 'drizzle-orm';
import { deletions } from '../db/schema/deletions.ts';
import type { Identity } from '../identity.ts';

/** The workspaces that were deleted since a moment, for the edges. */
export async function listDeletedWorkspaces(
  { database }: Pick<Identity, 'database'>,
  from: Date,
): Promise<string[]> {
  const rows = await database.read(allWorkspaces, (queries) =>
    queries
      .select({ workspaceId: deletions.workspaceId })
      .from(deletions)
      .where(gte(deletions.deletedAt, from)),
  );
  return rows.map(({ workspaceId }) => workspaceId);
}
