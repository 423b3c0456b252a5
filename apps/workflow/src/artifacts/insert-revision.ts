import type { Actor, Evaluation } from '@workspace-ops/contracts';
import type { Transaction } from '@workspace-ops/db';
import type { Compute } from '@workspace-ops/service-kit';
import { changeSubject } from '../approvals/subject-changed.ts';
import type { ArtifactRow } from '../db/schema/index.ts';
import { insertArtifact, scoreColumns } from './new-artifact.ts';
import { nextRevision } from './next-revision.ts';

export interface Revision extends Pick<ArtifactRow, 'id' | 'title' | 'content' | 'summary'> {
  scheduledFor: Date | null;
  /** Whether nobody asked for its time, or for its hour; by default as of the original. */
  proposed?: boolean;
  evaluation: Evaluation;
  author: Actor;
  now: Date;
  /** By default those of the original. */
  instructions?: string | null;
}

interface NewRevision {
  original: ArtifactRow;
  revision: Revision;
  compute: Compute;
}

/**
 * Stores a draft as the next revision of the original's lineage. Where an approval of it is open, the
 * votes so far are voided.
 * @param check is done when no other revision can be stored any more before this one.
 * @returns the row as it was stored.
 */
export async function insertRevision(
  tx: Transaction,
  { original, revision, compute }: NewRevision,
  check: () => Promise<void> = async () => undefined,
): Promise<ArtifactRow> {
  const { workflowRunId: runId, lineageId } = original;
  return changeSubject(tx, { runId, now: revision.now, compute }, async () => {
    const revisionVersion = await nextRevision(tx, lineageId);
    await check();
    const row = toRevision(original, revision, revisionVersion);
    await insertArtifact(tx, row);
    return row;
  });
}

const toRevision = (
  original: ArtifactRow,
  { evaluation, now, proposed = original.proposed, ...revision }: Revision,
  revisionVersion: number,
): ArtifactRow => ({
  ...original,
  ...scoreColumns(evaluation),
  ...revision,
  proposed: proposed && revision.scheduledFor !== null,
  status: 'draft',
  approvedAt: null,
  revisionVersion,
  parentArtifactId: original.id,
  createdAt: now,
  updatedAt: now,
});
