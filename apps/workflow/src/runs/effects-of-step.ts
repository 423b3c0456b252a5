import { draftStepArtifact, type NewArtifact } from '../artifacts/draft-step-artifact.ts';
import { announceArtifact } from '../artifacts/insert-artifact.ts';
import { checkStep, needsReview } from './check-step.ts';
import { describeStep } from './describe-step.ts';
import { bareEffects, followedBy, type Effects } from './effects.ts';
import { withCompletion } from './effects-of-completion.ts';
import { effectsOfPause } from './effects-of-pause.ts';
import type { FinishedStep } from './finished-step.ts';
import { transition } from './transitions.ts';

/**
 * What a finished step writes: its result, its artifact with the evaluation, and what follows at
 * once, be it the next step's beginning, a pause or the run's end.
 */
export function effectsOfStep(finished: FinishedStep, now: Date): Effects {
  const { run } = finished;
  const following = run.plan.steps[run.state.nextSequence + 1]?.kind ?? null;
  const policyChecks = checkStep(finished);
  const isHeld = needsReview(finished, policyChecks);
  const state = transition(run.state, { type: 'finish_step', following, isHeld })!;
  const artifact = heldBack(draftStepArtifact(finished, now), isHeld);
  const artifactId = artifact?.id ?? null;
  const effects: Effects = {
    ...bareEffects(state),
    columns: state.status === 'running' ? { stepStartedAt: now } : {},
    steps: [stepRow(finished, artifactId, now)],
    artifacts: artifact === null ? [] : [artifact],
    audit: [describeStep(finished, { artifactId, policyChecks }, now)],
    events: artifact === null ? [] : [announceArtifact(artifact)],
  };
  if (state.status === 'completed') return withCompletion(effects, run, now);
  if (state.status === 'running') return effects;
  return followedBy(effects, effectsOfPause(run, state, now));
}

/** What waits for a person is not on the calendar of what goes out. */
const heldBack = (artifact: NewArtifact | null, isHeld: boolean): NewArtifact | null =>
  artifact === null || !isHeld ? artifact : { ...artifact, status: 'draft' };

const stepRow = ({ run, step, result }: FinishedStep, artifactId: string | null, now: Date) => ({
  workspaceId: run.workspaceId,
  runId: run.id,
  runCreatedAt: run.createdAt,
  sequence: run.state.nextSequence,
  id: step.id,
  status: 'completed' as const,
  title: result.title,
  summary: result.summary,
  content: artifactId === null ? result.content : null,
  artifactId,
  toolsExecuted: [...result.toolsExecuted],
  model: result.model,
  tokensTotal: result.tokensTotal,
  costUsd: result.costUsd,
  latencyMs: result.latencyMs,
  attempt: run.attempt,
  startedAt: run.stepStartedAt,
  completedAt: now,
});
