import type { Evaluation } from '@workspace-ops/contracts';
import type { NewLiveEvent, Transaction } from '@workspace-ops/db';
import { artifacts } from '../db/schema/index.ts';

export type NewArtifact = typeof artifacts.$inferInsert;

/** Stores an artifact and publishes its event. */
export async function insertArtifact(tx: Transaction, artifact: NewArtifact): Promise<void> {
  await tx.db.insert(artifacts).values(artifact);
  tx.publish(announceArtifact(artifact));
}

/** The live event of a new artifact. */
export const announceArtifact = (artifact: NewArtifact): NewLiveEvent => ({
  event: 'ARTIFACT_CREATED',
  data: {
    artifactId: artifact.id,
    artifactType: artifact.artifactType,
    status: artifact.status,
    runId: artifact.workflowRunId,
    workflowId: artifact.workflowId,
  },
});

/** An evaluation as the artifact's columns. */
export const scoreColumns = (evaluation: Evaluation) => ({
  qualityScore: evaluation.score,
  qualityGrade: evaluation.grade,
  verificationNotes: evaluation,
});
