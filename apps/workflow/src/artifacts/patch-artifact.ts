import { redactText } from '@workspace-ops/content';
import {
  nameCaller,
  type artifactPatch,
  type artifactPatchedSchema,
  type Caller,
} from '@workspace-ops/contracts';
import type { Database, Transaction } from '@workspace-ops/db';
import { AppError, type Clock } from '@workspace-ops/service-kit';
import type { z } from 'zod';
import { changeSubject } from '../approvals/subject-changed.ts';
import { artifacts, type ArtifactRow } from '../db/schema/index.ts';
import { findArtifact, isArtifact, lockArtifact } from './stored-artifact.ts';
import { takeOutScheduled } from './take-out-scheduled.ts';

export interface ArtifactContext {
  database: Database;
  clock: Clock;
  caller: Caller;
}

export type ArtifactPatch = z.output<typeof artifactPatch> & { id: string };

/**
 * Sets an artifact's status or date; any status may become any other.
 * @throws {AppError} `not_found`; `invalid_input` for `scheduled` without a date, given or stored;
 *   `conflict` where it is to replace a scheduled revision and there is none.
 */
export async function patchArtifact(
  context: ArtifactContext,
  patch: ArtifactPatch,
): Promise<z.infer<typeof artifactPatchedSchema>> {
  const { database, clock, caller } = context;
  const { workspaceId } = caller;
  await database.transaction(workspaceId, async (tx) => {
    const { workflowRunId: runId } = await findArtifact(tx.db, workspaceId, patch.id);
    const now = clock.now();
    const { artifact, next, replaced } = await changeSubject(tx, { runId, now }, async () => {
      const locked = await lockArtifact(tx.db, workspaceId, patch.id);
      const out = patch.replaceScheduled === true ? await takeOutScheduled(tx, locked, now) : null;
      const changed = patched(locked, out === null ? patch : inPlaceOf(out, patch));
      await tx.db
        .update(artifacts)
        .set({ ...changed, updatedAt: now })
        .where(isArtifact(workspaceId, patch.id));
      return { artifact: locked, next: changed, replaced: out };
    });
    const told = { now, agent: nameActor(caller) };
    if (replaced !== null) {
      auditChange(tx, { artifact: replaced, next: { ...replaced, status: 'archived' } }, told);
    }
    auditChange(tx, { artifact, next }, told);
  });
  return { success: true, message: 'Artifact status updated' };
}

/** The date of the revision that it replaces, unless another is given. */
const inPlaceOf = ({ scheduledFor }: ArtifactRow, patch: ArtifactPatch): ArtifactPatch => ({
  ...patch,
  status: 'scheduled',
  scheduledFor: patch.scheduledFor ?? scheduledFor?.toISOString(),
});

interface Changed {
  artifact: ArtifactRow;
  next: Pick<ArtifactRow, 'status' | 'scheduledFor'>;
}

function auditChange(
  tx: Transaction,
  { artifact, next }: Changed,
  { now, agent }: { now: Date; agent: string },
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

/** Who acts on an artifact, as the audit log names them. */
export const nameActor = (caller: Caller): string => nameCaller(caller) ?? 'Workspace caller';
