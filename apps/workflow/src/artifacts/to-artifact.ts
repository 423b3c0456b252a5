import type { Artifact } from '@workspace-ops/contracts';
import type { ArtifactRow } from '../db/schema/index.ts';

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
});
