import type { RunStatus } from '@workspace-ops/contracts';
import type { StepKind } from '../catalogue/types.ts';

/** Why a run waits for a person: a step that is an approval, or the day's budget. */
export type PauseKind = 'approval_step' | 'budget';

export interface RunState {
  status: RunStatus;
  /** The step that is executed, or waited at, or comes next. */
  nextSequence: number;
  /** Failures of that step so far. */
  stepFailures: number;
  pauseKind: PauseKind | null;
  budgetApproved: boolean;
  errorMessage: string | null;
}

export type RunTrigger =
  | { type: 'claim' }
  | { type: 'reach_gate' }
  | { type: 'exceed_budget' }
  /** `following` is the kind of the step after it, null after the last one. */
  | { type: 'finish_step'; following: StepKind | null }
  | { type: 'run_out_of_steps' }
  | { type: 'retry_step' }
  | { type: 'fail'; errorMessage: string }
  | { type: 'lose_worker' }
  | { type: 'approve' }
  | { type: 'reject'; errorMessage: string }
  /** A rejection that also stops a run that is not paused. */
  | { type: 'stop'; errorMessage: string };

export const isFinal = (status: RunStatus): boolean =>
  status === 'completed' || status === 'failed';

/** The state after the trigger, or null where the trigger has no effect on such a run. */
export function transition(state: RunState, trigger: RunTrigger): RunState | null {
  switch (state.status) {
    case 'pending':
      return fromPending(state, trigger);
    case 'running':
      return fromRunning(state, trigger);
    case 'paused_for_approval':
      return fromPaused(state, trigger);
    case 'completed':
    case 'failed':
      return null;
  }
}

function fromPending(state: RunState, trigger: RunTrigger): RunState | null {
  switch (trigger.type) {
    case 'claim':
      return { ...state, status: 'running' };
    case 'stop':
      return failed(state, trigger.errorMessage);
    default:
      return null;
  }
}

function fromRunning(state: RunState, trigger: RunTrigger): RunState | null {
  switch (trigger.type) {
    case 'reach_gate':
      return paused(state, 'approval_step');
    case 'exceed_budget':
      return paused(state, 'budget');
    case 'finish_step':
      return afterStep(state, trigger.following);
    case 'run_out_of_steps':
      return { ...state, status: 'completed' };
    case 'retry_step':
      return { ...state, status: 'pending', stepFailures: state.stepFailures + 1 };
    case 'lose_worker':
      return { ...state, status: 'pending' };
    case 'fail':
    case 'stop':
      return failed(state, trigger.errorMessage);
    default:
      return null;
  }
}

function fromPaused(state: RunState, trigger: RunTrigger): RunState | null {
  switch (trigger.type) {
    case 'approve':
      return approved(state);
    case 'reject':
    case 'stop':
      return failed(state, trigger.errorMessage);
    default:
      return null;
  }
}

function afterStep(state: RunState, following: StepKind | null): RunState {
  const next = { ...state, nextSequence: state.nextSequence + 1, stepFailures: 0 };
  if (following === null) return { ...next, status: 'completed' };
  return following === 'approval' ? paused(next, 'approval_step') : next;
}

/** An approved gate is behind the run; a step that waited for the budget is still ahead. */
const approved = (state: RunState): RunState => ({
  ...state,
  status: 'pending',
  pauseKind: null,
  nextSequence: state.nextSequence + (state.pauseKind === 'approval_step' ? 1 : 0),
  budgetApproved: state.budgetApproved || state.pauseKind === 'budget',
});

const paused = (state: RunState, pauseKind: PauseKind): RunState => ({
  ...state,
  status: 'paused_for_approval',
  pauseKind,
});

const failed = (state: RunState, errorMessage: string): RunState => ({
  ...state,
  status: 'failed',
  pauseKind: null,
  errorMessage,
});
