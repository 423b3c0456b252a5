import type { Calendar } from '@workspace-ops/composing';
import { redactText } from '@workspace-ops/content';
import type { artifactPatch, artifactPatchedSchema } from '@workspace-ops/contracts';
import type { Transaction } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { AppError, computeAhead } from '@workspace-ops/service-kit';
import type { z } from 'zod';
import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import { changeSubject } from '../approvals/subject-changed.ts';
import { artifacts, type ArtifactRow } from '../db/schema/index.ts';
import type { WorkflowDependencies } from '../dependencies.ts';
import { followPost, type Followed as Changed } from './follow-post.ts';
import { findArtifact, isArtifact, lockArtifact, nameActor } from './stored-artifact.ts';

export type ArtifactPatch = z.output<typeof artifactPatch> & { id: string };

/**
 * Sets an artifact's status or date; any status may become any other.
 * @throws {AppError} `not_found`; `invalid_input` for `scheduled` without a date, given or stored;
 *   `conflict` where it is to replace a scheduled revision and there is none.
 */
export async function patchArtifact(
  deps: Pick<WorkflowDependencies, 'database' | 'clock' | 'compute' | 'calendars'>,
  { caller }: RequestContext,
  patch: ArtifactPatch,
): Promise<z.infer<typeof artifactPatchedSchema>> {
  const { database, clock } = deps;
  const { workspaceId } = caller;
  const calendar = await deps.calendars.load(workspaceId);
  await computeAhead(deps.compute, (compute) =>
    database.transaction(workspaceId, async (tx) => {
      const { workflowRunId: runId } = await findArtifact(tx, patch.id);
      const subject = { runId, now: clock.now(), compute };
      const { changes, now } = await changeSubject(tx, subject, async () => {
        // Of two patches that change one artifact, the audit log has that one last which was last.
        const at = clock.now();
        return { changes: await applyPatch(tx, patch, { now: at, calendar }), now: at };
      });
      const agent = nameActor(caller);
      for (const change of changes) auditChange(tx, change, { now, agent, patchedId: patch.id });
    }),
  );
  return { success: true, message: 'Artifact status updated' };
}

/**
 * Writes the change, and what follows from it: of the revisions of an artifact one alone goes out, and a
 * run's calendar entry is at the time of its post.
 * @returns all that was changed.
 */
async function applyPatch(
  tx: Transaction,
  patch: ArtifactPatch,
  { now, calendar }: { now: Date; calendar: Calendar },
): Promise<Changed[]> {
  const artifact = await lockArtifact(tx, patch.id);
  const others = await findScheduledOthers(tx, artifact);
  const isReplacing = patch.replaceScheduled === true;
  const next = patched(artifact, isReplacing ? patchInPlace(others[0], patch) : patch);
  const goesOut = next.status === 'scheduled' || next.status === 'published';
  const replaced = goesOut ? others : [];
  await takeOut(tx, replaced, now);
  await tx.db
    .update(artifacts)
    .set({ ...next, updatedAt: now })
    .where(isArtifact(tx.workspaceId, patch.id));
  const isPost = artifact.artifactType === 'post';
  return [
    ...replaced.map((one) => ({ artifact: one, next: { ...one, status: 'archived' as const } })),
    { artifact, next },
    ...(isPost ? await followPost(tx, artifact, { now, calendar }) : []),
  ];
}

/**
 * The date of the revision that it replaces, unless another is given.
 * @throws {AppError} `conflict` where there is none.
 */
function patchInPlace(scheduled: ArtifactRow | undefined, patch: ArtifactPatch): ArtifactPatch {
  if (scheduled === undefined) {
    throw new AppError('conflict', 'No other revision of this artifact is scheduled.');
  }
  const at = patch.scheduledFor ?? scheduled.scheduledFor?.toISOString();
  return { ...patch, status: 'scheduled', scheduledFor: at };
}

function auditChange(
  tx: Transaction,
  { artifact, next }: Changed,
  { now, agent, patchedId }: { now: Date; agent: string; patchedId: string },
): void {
  tx.audit({
    timestamp: now.toISOString(),
    agent,
    action: 'artifact.status',
    message: redactText(`"${artifact.title}" is now ${next.status}.`).text,
    details: {
      artifactId: artifact.id,
      from: artifact.status,
      status: next.status,
      scheduledFor: next.scheduledFor?.toISOString() ?? null,
      // What nobody asked for by itself: it follows the artifact that was changed.
      ...(artifact.id !== patchedId && { follows: patchedId }),
    },
  });
}

function patched(artifact: ArtifactRow, patch: ArtifactPatch) {
  const status = patch.status ?? artifact.status;
  const scheduledFor =
    patch.scheduledFor === undefined ? artifact.scheduledFor : new Date(patch.scheduledFor);
  if (status === 'scheduled' && scheduledFor === null) {
    throw new AppError('invalid_input', 'scheduledFor is required for status scheduled', {
      issues: [{ path: 'scheduledFor', message: 'is required for status scheduled' }],
    });
  }
  return { status, scheduledFor, ...(patch.scheduledFor !== undefined && { proposed: false }) };
}

/** The artifact's other revisions that are scheduled, the newest first. */
const findScheduledOthers = (
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
async function takeOut(
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
