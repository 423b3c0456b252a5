import { redactText } from '@workspace-ops/content';
import type { artifactEvaluatedSchema, Evaluation } from '@workspace-ops/contracts';
import { evaluate } from '@workspace-ops/scoring';
import type { z } from 'zod';
import { changeSubject } from '../approvals/subject-changed.ts';
import { artifacts } from '../db/schema/index.ts';
import { nameActor, type ArtifactContext } from './patch-artifact.ts';
import { findRunInput } from './run-input.ts';
import { findArtifact, isArtifact, lockArtifact } from './stored-artifact.ts';

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
    const { workflowRunId: runId } = await findArtifact(tx.db, caller.workspaceId, id);
    const now = clock.now();
    const { artifact, outcome } = await changeSubject(tx, { runId, now }, async () => {
      const locked = await lockArtifact(tx.db, caller.workspaceId, id);
      const evaluated = evaluate(locked, { now, input: await findRunInput(tx.db, locked) });
      await tx.db
        .update(artifacts)
        .set({ ...scoreColumns(evaluated), updatedAt: now })
        .where(isArtifact(caller.workspaceId, id));
      return { artifact: locked, outcome: evaluated };
    });
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
