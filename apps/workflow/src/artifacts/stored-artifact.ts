import { nameCaller, systemActor, type Artifact, type Caller } from '@workspace-ops/contracts';
import type { Scope } from '@workspace-ops/db';
import { notFound } from '@workspace-ops/service-kit';
import { and, eq } from 'drizzle-orm';
import { artifacts, type ArtifactRow } from '../db/schema/index.ts';

/** @throws {AppError} `not_found` for an artifact of no or another workspace. */
export async function findArtifact({ db, workspaceId }: Scope, id: string): Promise<ArtifactRow> {
  const [row] = await db.select().from(artifacts).where(isArtifact(workspaceId, id));
  if (row === undefined) throw notFound('Artifact');
  return row;
}

/** The same, with the row locked until the transaction ends. */
export async function lockArtifact({ db, workspaceId }: Scope, id: string): Promise<ArtifactRow> {
  const [row] = await db.select().from(artifacts).where(isArtifact(workspaceId, id)).for('update');
  if (row === undefined) throw notFound('Artifact');
  return row;
}

export const isArtifact = (workspaceId: string, id: string) =>
  and(eq(artifacts.workspaceId, workspaceId), eq(artifacts.id, id));

export const toArtifact = (row: ArtifactRow): Artifact => ({
  id: row.id,
  artifactType: row.artifactType,
  title: row.title,
  content: row.content,
  summary: row.summary,
  status: row.status,
  scheduledFor: row.scheduledFor?.toISOString() ?? null,
  targetPlatform: row.targetPlatform,
  qualityScore: row.qualityScore,
  qualityGrade: row.qualityGrade,
  verificationNotes: row.verificationNotes,
  revisionVersion: row.revisionVersion,
  parentArtifactId: row.parentArtifactId,
  workflowRunId: row.workflowRunId,
  workflowRunStepId: row.workflowRunStepId,
  workflowId: row.workflowId,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  ...readAuthor(row),
  ...(row.proposed && { proposed: true as const }),
});

/** Who acts on an artifact, as the audit log names them. */
export const nameActor = (caller: Caller): string => nameCaller(caller) ?? 'Workspace caller';

/** A step's artifact is the service's own; who made an earlier revision is not known. */
export function readAuthor({
  author,
  parentArtifactId,
}: Pick<ArtifactRow, 'author' | 'parentArtifactId'>): Pick<Artifact, 'author'> {
  if (author !== null) return { author };
  return parentArtifactId === null ? { author: systemActor } : {};
}
