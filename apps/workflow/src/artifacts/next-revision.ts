import type { Transaction } from '@workspace-ops/db';
import { and, eq, max } from 'drizzle-orm';
import { artifacts } from '../db/schema/index.ts';
import { lockArtifact } from './stored-artifact.ts';

/** The first revision's row is locked, so that simultaneous revisions are numbered in turn. */
export async function nextRevision(tx: Transaction, lineageId: string): Promise<number> {
  const first = await lockArtifact(tx, lineageId);
  const [row] = await tx.db
    .select({ latest: max(artifacts.revisionVersion) })
    .from(artifacts)
    .where(and(eq(artifacts.workspaceId, tx.workspaceId), eq(artifacts.lineageId, lineageId)));
  return (row?.latest ?? first.revisionVersion) + 1;
}
