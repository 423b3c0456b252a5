import type { RunRow } from '../db/schema/index.ts';
import type { RunState } from './transitions.ts';

/** The columns that a state is stored in. A run that is not running belongs to no worker. */
export function toColumns(state: RunState, now: Date) {
  const { status, nextSequence, stepFailures, pauseKind, errorMessage } = state;
  const { grantedUsd, neededUsd } = state;
  const isFinal = status === 'completed' || status === 'failed';
  return {
    status,
    nextSequence,
    stepFailures,
    pauseKind,
    grantedUsd,
    neededUsd,
    errorMessage,
    ...(isFinal && { completedAt: now }),
    ...(status !== 'running' && {
      attemptToken: null,
      workerId: null,
      slot: null,
      leaseExpiresAt: null,
      stepStartedAt: null,
    }),
  };
}

export const readState = (row: Pick<RunRow, keyof RunState>): RunState => ({
  status: row.status,
  nextSequence: row.nextSequence,
  stepFailures: row.stepFailures,
  pauseKind: row.pauseKind,
  grantedUsd: row.grantedUsd,
  neededUsd: row.neededUsd,
  errorMessage: row.errorMessage,
});
