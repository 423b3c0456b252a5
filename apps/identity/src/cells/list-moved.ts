import type { revokedSinceSchema } from '@workspace-ops/contracts';
import { allWorkspaces } from '@workspace-ops/db';
import { gte } from 'drizzle-orm';
import type { z } from 'zod';
import { workspaces } from '../db/schema/accounts.ts';
import type { Identity } from '../identity.ts';

/** The workspaces that were moved to another cell since a moment, for the edges. */
export async function listMoved(
  { database }: Pick<Identity, 'database'>,
  from: Date,
): Promise<NonNullable<z.output<typeof revokedSinceSchema>['moved']>> {
  const rows = await database.read(allWorkspaces, ({ db }) =>
    db
      .select({ workspaceId: workspaces.id, cell: workspaces.cell })
      .from(workspaces)
      .where(gte(workspaces.cellSince, from)),
  );
  return rows.flatMap(({ workspaceId, cell }) => (cell === null ? [] : [{ workspaceId, cell }]));
}
