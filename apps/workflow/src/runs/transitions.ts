import type { StepKind } from '@workspace-ops/catalogue';
import type { RunStatus } from '@workspace-ops/contracts';
import { sumDecimals } from '../budget/units.ts';

/**
 * Why a run waits for a person: a step that is an approval, the day's budget, its handoff, or the
 * text of the step before, which did not pass its checks; or policies ask for it.
 */
export type PauseKind = 'approval_step' | 'budget' | 'handoff' | 'policy';

export interface RunState {
  status: RunStatus;
  /** The step that is executed, or waited at, or comes next. */
  nextSequence: number;
  /** Failures of that step so far. */
  stepFailures: number;
  pauseKind: PauseKind | null;
  /** US dollars, decimal, that people granted the run beyond the budgets. */
  grantedUsd: string;
  /** While the run waits for its budget: the most that the step can cost, in US dollars. */
  neededUsd: string | null;
  errorMessage: string | null;
}

export type RunTrigger =
  | { type: 'claim' }
  | { type: 'reach_gate' }
  | { type: 'exceed_budget'; neededUsd: string }
  /** Policies ask for an approval before the next step, or before the end. */
  | { type: 'ask_policies' }
  /**
   * `following` is the kind of the step after it, null after the last one; `isHeld` where a person
   * has to see the step's text before the run goes on.
   */
  | { type: 'finish_step'; following: StepKind | null; isHeld?: boolean }
  | { type: 'run_out_of_steps' }
  | { type: 'retry_step' }
  | { type: 'fail'; errorMessage: string }
  | { type: 'lose_worker' }
  /** `grantUsd` is what a run that waits for its budget may spend beyond it; else what it needs. */
  | { type: 'approve'; grantUsd?: string | undefined }
  /** Does a step that is behind the run again, and what follows it. */
  | { type: 'send_back'; sequence: number }
  | { type: 'reject'; errorMessage: string }
  /** A rejection that also stops a run that is not paused. */
  | { type: 'stop'; errorMessage: string };

export const isFinal = (status: RunStatus): boolean =>
  status === 'completed' || status === 'failed';

type Effects = {
  [T in RunTrigger['type']]?: (
    state: RunState,
    trigger: Extract<RunTrigger, { type: T }>,
  ) => RunState;
};

const failed = (state: RunState, { errorMessage }: { errorMessage: string }): RunState => ({
  ...state,
  status: 'failed',
  pauseKind: null,
  neededUsd: null,
  errorMessage,
});

/** What each trigger does to a run in each status; what is not named has no effect. */
const effects: Record<RunStatus, Effects> = {
  pending: {
    claim: (state) => ({ ...state, status: 'running' }),
    stop: failed,
  },
  running: {
    reach_gate: (state) => paused(state, 'approval_step'),
    ask_policies: (state) => paused(state, 'policy'),
    exceed_budget: (state, { neededUsd }) => ({ ...paused(state, 'budget'), neededUsd }),
    finish_step: (state, { following, isHeld }) =>
      isHeld === true ? paused(beyondStep(state), 'policy') : afterStep(state, following),
    run_out_of_steps: (state) => ({ ...state, status: 'completed' }),
    retry_step: (state) => ({ ...state, status: 'pending', stepFailures: state.stepFailures + 1 }),
    lose_worker: (state) => ({ ...state, status: 'pending' }),
    fail: failed,
    stop: failed,
  },
  paused_for_approval: {
    approve: (state, trigger) => approved(state, trigger),
    send_back: (state, { sequence }) => sentBack(state, sequence),
    reject: failed,
    stop: failed,
  },
  completed: {},
  failed: {},
};

/** The state after the trigger, or null where the trigger has no effect on such a run. */
export function transition(state: RunState, trigger: RunTrigger): RunState | null {
  const effect = effects[state.status][trigger.type] as
    | ((state: RunState, trigger: RunTrigger) => RunState)
    | undefined;
  return effect?.(state, trigger) ?? null;
}

const beyondStep = (state: RunState): RunState => ({
  ...state,
  nextSequence: state.nextSequence + 1,
  stepFailures: 0,
});

function afterStep(state: RunState, following: StepKind | null): RunState {
  const next = beyondStep(state);
  if (following === null) return { ...next, status: 'completed' };
  return following === 'approval' ? paused(next, 'approval_step') : next;
}

/** An approved gate is behind the run; a step that waited for the budget is still ahead. */
const approved = (state: RunState, { grantUsd }: { grantUsd?: string | undefined }): RunState => ({
  ...state,
  status: 'pending',
  pauseKind: null,
  nextSequence: state.nextSequence + (state.pauseKind === 'approval_step' ? 1 : 0),
  neededUsd: null,
  grantedUsd:
    state.pauseKind === 'budget'
      ? sumDecimals([state.grantedUsd, grantUsd ?? state.neededUsd ?? '0'])
      : state.grantedUsd,
});

const sentBack = (state: RunState, sequence: number): RunState => ({
  ...state,
  status: 'pending',
  pauseKind: null,
  nextSequence: sequence,
  stepFailures: 0,
});

const paused = (state: RunState, pauseKind: PauseKind): RunState => ({
  ...state,
  status: 'paused_for_approval',
  pauseKind,
});
