import type { Transaction } from '@workspace-ops/db';
import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import { artifacts, type ArtifactRow } from '../db/schema/index.ts';

/** The artifact's other revisions that are scheduled, the newest first. */
export const findScheduledOthers = (
  { db, workspaceId }: Transaction,
  { id, lineageId }: ArtifactRow,
): Promise<ArtifactRow[]> =>
  db
    .select()
    .from(artifacts)
    .where(
      and(
        eq(artifacts.workspaceId, workspaceId),
        eq(artifacts.lineageId, lineageId),
        ne(artifacts.id, id),
        eq(artifacts.status, 'scheduled'),
      ),
    )
    .orderBy(desc(artifacts.revisionVersion));

/** Archives revisions in whose place another one goes out. */
export async function takeOut(
  { db, workspaceId }: Transaction,
  scheduled: readonly ArtifactRow[],
  now: Date,
): Promise<void> {
  if (scheduled.length === 0) return;
  const ids = scheduled.map(({ id }) => id);
  await db
    .update(artifacts)
    .set({ status: 'archived', updatedAt: now })
    .where(and(eq(artifacts.workspaceId, workspaceId), inArray(artifacts.id, ids)));
}
