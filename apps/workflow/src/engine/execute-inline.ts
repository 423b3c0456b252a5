import type { AgreedTime, EarlierStep } from '@workspace-ops/composing';
import { isLargeJson, largeText } from '@workspace-ops/service-kit';
import { asksBefore, type Governance } from '../approvals/govern.ts';
import { findCalendarStep } from '../approvals/plan-publication.ts';
import type { Exclusion } from '../contacts/find-exclusions.ts';
import type { Engine } from './engine.ts';
import { effectsOfFailure, effectsOfStepFailure } from './effects-of-failure.ts';
import { effectsOfAsking, effectsOfPause } from './effects-of-pause.ts';
import { effectsOfStep, withCompletion, withStep } from './effects-of-step.ts';
import { bareEffects, effectsOfLeavingOut, followedBy, type Effects } from './effects.ts';
import type { LeasedRun, PlannedRun } from './leased-run.ts';
import { asksModel, composeResult, toEarlier } from './perform-step.ts';
import { transition } from '../runs/transitions.ts';
import { plansTime } from '../workspace/workspace-calendars.ts';

/**
 * Whether the run's steps up to its next pause or its end only compose their text, and all that they
 * need is known.
 */
export function canRunInline(
  engine: Pick<Engine, 'generative' | 'calendars'>,
  run: LeasedRun,
): run is PlannedRun {
  // Composing large data takes hundreds of milliseconds; no transaction is open for so long.
  if (run.plan === null || isLargeJson(run.initialContext, largeText)) return false;
  const ahead = run.plan.steps.slice(run.state.nextSequence);
  const gate = ahead.findIndex((step) => step.kind === 'approval');
  const until = gate === -1 ? ahead : ahead.slice(0, gate);
  const plans =
    plansTime(until, run.initialContext) || (gate !== -1 && plansPublication(run, gate));
  if (plans && !engine.calendars.isKnown(run.workspaceId)) return false;
  return !until.some((step) => asksModel(engine, step));
}

/** Whether the pause at the gate, so many steps ahead, says when a post goes out. */
const plansPublication = ({ plan, state }: LeasedRun, stepsAhead: number): boolean =>
  plan !== null && findCalendarStep(plan, state.nextSequence + stepsAhead) !== undefined;

export interface Given {
  earlier: EarlierStep[];
  /** When the run's approved post goes out. */
  agreed?: AgreedTime | undefined;
  exclusion: Exclusion;
  /** What governs the run, as far as the database says; null where nothing does. */
  governance: Governance | null;
}

/** What governs the run, with what a step has made that is not in the database yet. */
const withOutputs = (governance: Governance, { artifacts }: Effects): Governance =>
  artifacts.reduce(
    (known, artifact) =>
      withStep(known, { result: { costUsd: '0', written: artifact.content } }, artifact),
    governance,
  );

/**
 * Executes such a run up to its next pause or its end, and gives all that is to be written. It
 * reaches nothing outside and takes about a millisecond, so one transaction holds it all.
 * Why: docs/decisions/0012.
 */
export function executeInline(
  engine: Pick<Engine, 'clock' | 'logger' | 'calendars'>,
  pending: PlannedRun,
  { earlier, agreed, exclusion, governance: known }: Given,
): Effects {
  let run: PlannedRun = { ...pending, state: transition(pending.state, { type: 'claim' })! };
  const now = engine.clock.now();
  if (exclusion.refusal !== undefined) return effectsOfFailure(run, exclusion.refusal, now);
  let governance = known;
  let effects = effectsOfLeavingOut(run, exclusion.leftOut, now);
  run = { ...run, initialContext: exclusion.context };
  while (run.state.status === 'running') {
    const next = advance(engine, run, { earlier, agreed, governance });
    governance = governance && withOutputs(governance, next);
    effects = followedBy(effects, next);
    run = {
      ...run,
      state: next.state,
      stepStartedAt: next.columns.stepStartedAt ?? run.stepStartedAt,
    };
  }
  return effects;
}

function advance(
  engine: Pick<Engine, 'clock' | 'logger' | 'calendars'>,
  run: PlannedRun,
  { earlier, agreed, governance }: Omit<Given, 'exclusion'>,
): Effects {
  const now = engine.clock.now();
  const calendar = engine.calendars.last(run.workspaceId);
  const { nextSequence } = run.state;
  if (asksBefore(governance, run.plan, nextSequence))
    return effectsOfAsking(run, { governance, now, calendar });
  const step = run.plan.steps[nextSequence];
  if (step === undefined) {
    const state = transition(run.state, { type: 'run_out_of_steps' })!;
    return withCompletion(bareEffects(state), run, now);
  }
  if (step.kind === 'approval') {
    const state = transition(run.state, { type: 'reach_gate' })!;
    return effectsOfPause(run, { state, now, calendar, governance });
  }
  try {
    const result = composeResult({ run, step, earlier, calendar, agreed });
    const effects = effectsOfStep({ run, step, result, calendar }, engine.clock.now(), governance);
    earlier.push(toEarlier(step, result));
    return effects;
  } catch (error) {
    engine.logger.error({ err: error, runId: run.id }, 'a step failed unexpectedly');
    return effectsOfStepFailure({ run, step, error }, now);
  }
}
