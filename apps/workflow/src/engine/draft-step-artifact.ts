import { limits, type Actor, type PolicyChecks } from '@workspace-ops/contracts';
import { evaluate } from '@workspace-ops/scoring';
import { newId } from '@workspace-ops/service-kit';
import type { NewArtifact } from '../artifacts/new-artifact.ts';
import { toRunInput } from '../artifacts/run-input.ts';
import { findRevised } from '../runs/send-back.ts';
import type { FinishedStep } from './perform-step.ts';

type Revised = NonNullable<ReturnType<typeof findRevised>>;

/** What was sent back is the parent; the number follows when it is stored. */
const reviseAs = ({ lineageId, artifactId }: Revised, author: Actor) => ({
  lineageId,
  parentArtifactId: artifactId,
  revisionVersion: 0,
  author,
});

/**
 * What a step leaves behind, evaluated; null where the step makes no artifact.
 * @param checks of the text as the step wrote it
 */
export function draftStepArtifact(
  { run, step, result }: FinishedStep,
  { now, checks }: { now: Date; checks: PolicyChecks },
): NewArtifact | null {
  if (step.artifact === undefined) return null;
  const { type: artifactType, targetPlatform } = step.artifact;
  const id = newId('art');
  const revised = findRevised(run.sendBacks, run.state.nextSequence);
  const at = result.scheduledFor ?? revised?.scheduledFor ?? null;
  const title = result.title.slice(0, limits.name).toWellFormed();
  const content = result.content.slice(0, limits.longText).toWellFormed();
  const { summary } = result;
  const evaluation = evaluate(
    { artifactType, title, content, summary, targetPlatform },
    {
      now,
      input: toRunInput(run, step.id),
      isClean: content === result.written && checks.saifPassed && checks.piiDetected === 0,
    },
  );
  return {
    workspaceId: run.workspaceId,
    id,
    artifactType,
    title,
    content,
    summary,
    status: result.scheduledFor === null ? 'draft' : 'scheduled',
    scheduledFor: at === null ? null : new Date(at),
    proposed: result.proposed === true,
    targetPlatform,
    qualityScore: evaluation.score,
    qualityGrade: evaluation.grade,
    verificationNotes: evaluation,
    ...(revised === null
      ? { revisionVersion: 1, lineageId: id }
      : reviseAs(revised, { kind: 'agent', id: null, name: step.agentName })),
    workflowRunId: run.id,
    workflowRunStepId: step.id,
    workflowId: run.workflowId,
    createdAt: now,
    updatedAt: now,
  };
}
