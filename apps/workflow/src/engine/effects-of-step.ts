import type { Ask } from '@workspace-ops/composing';
import { checkPolicy, findPlaceholders, redactText } from '@workspace-ops/content';
import type { JsonObject, PolicyChecks } from '@workspace-ops/contracts';
import type { NewAuditEvent } from '@workspace-ops/db';
import { announceArtifact, type NewArtifact } from '../artifacts/new-artifact.ts';
import { asksBefore, beforeEffect, listPolicies, type Governance } from '../approvals/govern.ts';
import { isPersonal, wantsTexts } from '../approvals/read-progress.ts';
import { engineAgent, statusEvent } from '../runs/announce.ts';
import { draftStepArtifact } from './draft-step-artifact.ts';
import { effectsOfPause } from './effects-of-pause.ts';
import { bareEffects, followedBy, type Effects } from './effects.ts';
import type { PlannedRun, WithoutContext } from './leased-run.ts';
import type { FinishedStep, StepResult } from './perform-step.ts';
import { transition } from '../runs/transitions.ts';

/**
 * What a finished step writes: its result, its artifact with the evaluation, and what follows at
 * once, be it the next step's beginning, a pause or the run's end.
 */
export function effectsOfStep(
  finished: FinishedStep,
  now: Date,
  known: Governance | null,
): Effects {
  const { run, calendar } = finished;
  const following = run.plan.steps[run.state.nextSequence + 1]?.kind ?? null;
  const policyChecks = checkStep(finished);
  const drafted = draftStepArtifact(finished, { now, checks: policyChecks });
  const governance = known && withStep(known, finished, drafted);
  const isUnsafe = needsReview(finished, policyChecks);
  const isAdded = !isUnsafe && asksBefore(governance, run.plan, run.state.nextSequence + 1);
  const isAsking = !isUnsafe && !isAdded && lacksFacts(finished);
  const isHeld = isUnsafe || isAdded || isAsking;
  const state = transition(run.state, { type: 'finish_step', following, isHeld })!;
  const artifact = heldBack(drafted, isHeld);
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
  const governs = isAdded ? beforeEffect(governance) : governance;
  const asks = asksOfAll(finished);
  const pausing = {
    state,
    now,
    calendar,
    governance: governs,
    isAdded,
    isAsking,
    asks,
    leftOut: finished.result.leftOut,
    unfollowed: finished.result.unfollowed,
  };
  return followedBy(effects, effectsOfPause(run, pausing));
}

interface Finishing {
  finished: WithoutContext<FinishedStep>;
  now: Date;
  known: Governance | null;
}

export const finishStep = (
  initialContext: JsonObject,
  { finished, now, known }: Finishing,
): Effects => effectsOfStep({ ...finished, run: { ...finished.run, initialContext } }, now, known);

/** What governs the run, with what its step has cost and made. */
export function withStep(
  governance: Governance,
  { result }: { result: Pick<StepResult, 'costUsd' | 'written'> },
  artifact: Pick<NewArtifact, 'qualityScore'> | null,
): Governance {
  const { costUsd, lowestQuality, hasPersonalData } = governance.progress;
  const score = artifact?.qualityScore ?? null;
  return {
    ...governance,
    progress: {
      costUsd: costUsd + Number(result.costUsd ?? 0),
      lowestQuality: score === null ? lowestQuality : Math.min(lowestQuality ?? score, score),
      hasPersonalData:
        hasPersonalData || (wantsTexts(listPolicies(governance)) && isPersonal(result.written)),
    },
  };
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

/** The effects with the event and the audit entry of the run's completion. */
export const withCompletion = (effects: Effects, run: PlannedRun, now: Date): Effects => ({
  ...effects,
  audit: [
    ...effects.audit,
    {
      timestamp: now.toISOString(),
      agent: engineAgent,
      action: 'run.complete',
      message: `The run of ${run.plan.name} completed.`,
      details: { runId: run.id, workflowId: run.workflowId },
    },
  ],
  events: [...effects.events, statusEvent(run, 'completed')],
});

/** A placeholder that reached the output is a fault of the guardrails too. */
function checkStep({ run, result }: FinishedStep): PolicyChecks {
  const checks = checkPolicy({
    text: result.written,
    costUsd: result.costUsd === null ? null : Number(result.costUsd),
    budget: { dailyUsd: run.dailyBudgetUsd, spentUsd: run.spentUsd },
  });
  const hasPlaceholders = findPlaceholders(result.written).length > 0;
  return { ...checks, saifPassed: checks.saifPassed && !hasPlaceholders };
}

/** Whether a person has to look at the output because no approval comes later in the run. */
const needsReview = (finished: FinishedStep, { saifPassed }: PolicyChecks): boolean =>
  !saifPassed && !isApprovedLater(finished);

/** Whether a person has to say what is missing, or see what was not followed; a later approval asks for it, too. */
const lacksFacts = (finished: FinishedStep): boolean =>
  (finished.result.asks.length > 0 || finished.result.unfollowed !== undefined) &&
  !isApprovedLater(finished);

/** What its text lacks, where it is the first one: what others lack is read anew. */
const asksOfAll = ({ run, step, result }: FinishedStep): readonly Ask[] | undefined =>
  run.plan.steps.find(({ artifact }) => artifact?.texts !== undefined)?.id === step.id
    ? result.asks
    : undefined;

const isApprovedLater = ({ run }: FinishedStep): boolean =>
  run.plan.steps.slice(run.state.nextSequence + 1).some(({ kind }) => kind === 'approval');

/** The audit entry of a finished step, with the policy checks of its output. */
function describeStep(
  finished: FinishedStep,
  { artifactId, policyChecks }: { artifactId: string | null; policyChecks: PolicyChecks },
  now: Date,
): NewAuditEvent {
  const { run, step, result } = finished;
  const { saifPassed, budgetThresholdPassed } = policyChecks;
  return {
    ...(result.audited && { id: result.audited.id }),
    timestamp: now.toISOString(),
    agent: step.agentName,
    action: 'run.step',
    model: result.model,
    message: redactText(`${step.title}: ${result.summary}`).text,
    status: saifPassed && budgetThresholdPassed ? 'success' : 'warning',
    latencyMs: result.latencyMs,
    tokensTotal: result.tokensTotal,
    cost: result.audited?.cost ?? '0',
    policyChecks,
    details: {
      runId: run.id,
      workflowId: run.workflowId,
      stepId: step.id,
      sequence: run.state.nextSequence,
      attempt: run.attempt,
      toolsExecuted: result.toolsExecuted,
      ...(artifactId !== null && { artifactId }),
      ...(result.fallback !== undefined && { fallback: result.fallback }),
      ...(result.costUsd === null && { costUnknown: true }),
    },
  };
}
