import { redactText } from '@workspace-ops/content';
import type { artifactEvaluatedSchema } from '@workspace-ops/contracts';
import type { RequestContext } from '@workspace-ops/rpc';
import { computeAhead } from '@workspace-ops/service-kit';
import type { z } from 'zod';
import { confirmCharge } from '../budget/charges.ts';
import { changeSubject } from '../approvals/subject-changed.ts';
import { artifacts } from '../db/schema/index.ts';
import type { WorkflowDependencies } from '../dependencies.ts';
import { judgeArtifact } from './judge-artifact.ts';
import { scoreColumns } from './new-artifact.ts';
import { readWithInput } from './run-input.ts';
import { askOpinion, type Opinion, withOpinion } from './second-opinion.ts';
import { findArtifact, isArtifact, lockArtifact, nameActor } from './stored-artifact.ts';

/**
 * Evaluates an artifact again and stores the outcome in place.
 * @throws {AppError} `not_found`
 */
export async function evaluateArtifact(
  deps: WorkflowDependencies,
  ctx: RequestContext,
  { id }: { id: string },
): Promise<z.infer<typeof artifactEvaluatedSchema>> {
  const { database, clock, compute, asksSecondOpinion } = deps;
  const { caller } = ctx;
  const { artifact: read, input } = await readWithInput(database, caller.workspaceId, id);
  const circumstances = { now: clock.now(), input };
  const early = await judgeArtifact(compute, read, circumstances);
  const opinion = await askOpinion(deps, ctx, read);
  const evaluation = await computeAhead(compute, (ahead) =>
    database.transaction(caller.workspaceId, async (tx) => {
      const { workflowRunId: runId } = await findArtifact(tx, id);
      const now = clock.now();
      const subject = { runId, now, compute: ahead };
      const { artifact, outcome } = await changeSubject(tx, subject, async () => {
        const locked = await lockArtifact(tx, id);
        // What was said of another text than the one that is stored says nothing of it.
        const isSame =
          locked.content === read.content &&
          locked.title === read.title &&
          locked.summary === read.summary;
        const judged = isSame ? early : await judgeArtifact(ahead, locked, circumstances);
        const ruled = { ...judged, evaluatedAt: now.toISOString() };
        const evaluated = asksSecondOpinion
          ? withOpinion(ruled, locked, isSame ? opinion : null)
          : ruled;
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
        message: redactText(
          `"${artifact.title}" was evaluated: ${outcome.score} (${outcome.grade}).`,
        ).text,
        status: outcome.passed ? 'success' : 'warning',
        ...(opinion !== null && describeCall(opinion)),
        details: {
          artifactId: id,
          score: outcome.score,
          grade: outcome.grade,
          ...(outcome.judgedBy !== undefined && { judgedBy: outcome.judgedBy }),
          ...(opinion?.costUsd === null && { costUnknown: true }),
        },
      });
      if (opinion !== null) await confirmCharge(tx, opinion.audited.id);
      return outcome;
    }),
  );
  return { success: true, artifactId: id, evaluation };
}

/** What the audit log says of the model's call. */
const describeCall = ({ audited, model, tokensTotal, latencyMs }: Opinion) => ({
  id: audited.id,
  model,
  tokensTotal,
  cost: audited.cost,
  latencyMs,
});
