import { redactText } from '@workspace-ops/content';
import type { artifactEvaluatedSchema, Evaluation } from '@workspace-ops/contracts';
import { evaluate } from '@workspace-ops/scoring';
import type { z } from 'zod';
import { artifacts } from '../db/schema/index.ts';
import { nameActor, type ArtifactContext } from './patch-artifact.ts';
import { isArtifact, lockArtifact } from './stored-artifact.ts';

/**
 * Evaluates an artifact again and stores the outcome in place.
 * @throws {AppError} `not_found`
 */
export async function evaluateArtifact(
  context: ArtifactContext,
  id: string,
): Promise<z.infer<typeof artifactEvaluatedSchema>> {
  const { database, clock, caller } = context;
  const evaluation = await database.transaction(caller.workspaceId, async (tx) => {
    const artifact = await lockArtifact(tx.db, caller.workspaceId, id);
    const now = clock.now();
    const outcome = evaluate(artifact, { now });
    await tx.db
      .update(artifacts)
      .set({ ...scoreColumns(outcome), updatedAt: now })
      .where(isArtifact(caller.workspaceId, id));
    tx.audit({
      timestamp: now.toISOString(),
      agent: nameActor(caller),
      action: 'artifact.evaluate',
      message: redactText(`"${artifact.title}" was evaluated: ${outcome.score} (${outcome.grade}).`)
        .text,
      status: outcome.passed ? 'success' : 'warning',
      details: { artifactId: id, score: outcome.score, grade: outcome.grade },
    });
    return outcome;
  });
  return { success: true, artifactId: id, evaluation };
}

/** An evaluation as the artifact's columns. */
export const scoreColumns = (evaluation: Evaluation) => ({
  qualityScore: evaluation.score,
  qualityGrade: evaluation.grade,
  verificationNotes: evaluation,
});
