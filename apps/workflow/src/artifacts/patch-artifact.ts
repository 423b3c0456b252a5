import { redactText } from '@workspace-ops/content';
import {
  nameCaller,
  type artifactPatch,
  type artifactPatchedSchema,
  type Caller,
} from '@workspace-ops/contracts';
import type { Database } from '@workspace-ops/db';
import { AppError, type Clock } from '@workspace-ops/service-kit';
import type { z } from 'zod';
import { changeSubject } from '../approvals/subject-changed.ts';
import { artifacts, type ArtifactRow } from '../db/schema/index.ts';
import { findArtifact, isArtifact, lockArtifact } from './stored-artifact.ts';

export interface ArtifactContext {
  database: Database;
  clock: Clock;
  caller: Caller;
}

export type ArtifactPatch = z.output<typeof artifactPatch> & { id: string };

/**
 * Sets an artifact's status or date; any status may become any other.
 * @throws {AppError} `not_found`; `invalid_input` for `scheduled` without a date, given or stored.
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
    const { artifact, next } = await changeSubject(tx, { runId, now }, async () => {
      const locked = await lockArtifact(tx.db, workspaceId, patch.id);
      const changed = patched(locked, patch);
      await tx.db
        .update(artifacts)
        .set({ ...changed, updatedAt: now })
        .where(isArtifact(workspaceId, patch.id));
      return { artifact: locked, next: changed };
    });
    tx.audit({
      timestamp: now.toISOString(),
      agent: nameActor(caller),
      action: 'artifact.status',
      message: redactText(`"${artifact.title}" is now ${next.status}.`).text,
      details: {
        artifactId: artifact.id,
        from: artifact.status,
        status: next.status,
        scheduledFor: next.scheduledFor?.toISOString() ?? null,
      },
    });
  });
  return { success: true, message: 'Artifact status updated' };
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
  return { status, scheduledFor };
}

/** Who acts on an artifact, as the audit log names them. */
export const nameActor = (caller: Caller): string => nameCaller(caller) ?? 'Workspace caller';
