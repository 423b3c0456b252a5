import type { Transaction } from '@workspace-ops/db';
import { AppError } from '@workspace-ops/service-kit';
import { and, desc, eq, ne } from 'drizzle-orm';
import { artifacts, type ArtifactRow } from '../db/schema/index.ts';

/**
 * Archives what is scheduled of the artifact's other revisions, for one that takes the place.
 * @returns the newest of them, as it was.
 * @throws {AppError} `conflict` where none is scheduled.
 */
export async function takeOutScheduled(
  tx: Transaction,
  { id, lineageId }: ArtifactRow,
  now: Date,
): Promise<ArtifactRow> {
  const isOther = and(
    eq(artifacts.workspaceId, tx.workspaceId),
    eq(artifacts.lineageId, lineageId),
    ne(artifacts.id, id),
    eq(artifacts.status, 'scheduled'),
  );
  const [scheduled] = await tx.db
    .select()
    .from(artifacts)
    .where(isOther)
    .orderBy(desc(artifacts.revisionVersion))
    .limit(1);
  if (scheduled === undefined) {
    throw new AppError('conflict', 'No other revision of this artifact is scheduled.');
  }
  await tx.db.update(artifacts).set({ status: 'archived', updatedAt: now }).where(isOther);
  return scheduled;
}
