import { moveCalendarEntry, type Calendar } from '@workspace-ops/composing';
import type { Transaction } from '@workspace-ops/db';
import { evaluate } from '@workspace-ops/scoring';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { artifacts, type ArtifactRow } from '../db/schema/index.ts';
import { scoreColumns } from './new-artifact.ts';
import { findRunInput } from './run-input.ts';
import { isArtifact } from './stored-artifact.ts';

/** A row as it was, and its changed columns. */
export interface Followed {
  artifact: ArtifactRow;
  next: Pick<ArtifactRow, 'status' | 'scheduledFor'>;
}

/**
 * Moves the calendar entry of a run to the new time of its post, and archives or restores it with the post.
 * @param post as it was before it was changed.
 * @returns the entries that were changed.
 */
export async function followPost(
  tx: Transaction,
  post: ArtifactRow,
  { now, calendar }: { now: Date; calendar: Calendar },
): Promise<Followed[]> {
  const rows = await tx.db
    .select()
    .from(artifacts)
    .where(
      and(
        eq(artifacts.workspaceId, tx.workspaceId),
        eq(artifacts.workflowRunId, post.workflowRunId),
        inArray(artifacts.artifactType, ['post', 'calendar_entry']),
      ),
    )
    .orderBy(desc(artifacts.createdAt), desc(artifacts.id));
  const present = findPresent(rows);
  const entries = rows.filter(({ artifactType }) => artifactType === 'calendar_entry');
  const kept = entries.filter(({ status }) => status !== 'archived');
  const comesBack = kept.length === 0 && post.status === 'archived';
  const followed: Followed[] = [];
  for (const artifact of comesBack ? entries.slice(0, 1) : kept) {
    const next = decideNext(artifact, present);
    if (next === null) continue;
    followed.push({ artifact, next });
    await tx.db
      .update(artifacts)
      .set({ ...next, ...(await retime(tx, artifact, { at: next.scheduledFor, now, calendar })) })
      .where(isArtifact(tx.workspaceId, artifact.id));
  }
  return followed;
}

/** The revision of the run's post that goes out, or else the newest that still could; newest first. */
function findPresent(rows: readonly ArtifactRow[]): ArtifactRow | undefined {
  const posts = rows.filter(
    ({ artifactType, status }) => artifactType === 'post' && status !== 'archived',
  );
  return posts.find(({ status }) => status !== 'draft') ?? posts[0];
}

/** Null where the entry is as it should be. */
function decideNext(
  { status, scheduledFor, proposed }: ArtifactRow,
  post: ArtifactRow | undefined,
) {
  if (post === undefined) return { status: 'archived' as const, scheduledFor, proposed };
  const at = post.scheduledFor ?? scheduledFor;
  const isMoved = at?.getTime() !== scheduledFor?.getTime();
  const isBack = status === 'archived';
  if (!isMoved && !isBack) return null;
  return {
    status: isBack ? ('scheduled' as const) : status,
    scheduledFor: at,
    proposed: isMoved ? post.proposed : proposed,
  };
}

/** The columns of an entry whose text says another time than before. */
async function retime(
  tx: Transaction,
  entry: ArtifactRow,
  { at, now, calendar }: { at: Date | null; now: Date; calendar: Calendar },
) {
  if (at === null || at.getTime() === entry.scheduledFor?.getTime()) return { updatedAt: now };
  const texts = moveCalendarEntry(entry, at, calendar);
  const input = await findRunInput(tx, entry);
  const evaluation = evaluate({ ...entry, ...texts }, { now, input });
  return { ...texts, ...scoreColumns(evaluation), updatedAt: now };
}
