import type { JsonObject } from '@workspace-ops/contracts';
import type { Transaction } from '@workspace-ops/db';
import { and, eq, sql } from 'drizzle-orm';
import { runs, type LlmSettings, type RunPlan, type RunRow } from '../db/schema/index.ts';
import type { RunState } from './transitions.ts';

/** A run that this process executes, for as long as its attempt token stands in the row. */
export interface HeldRun {
  workspaceId: string;
  id: string;
  createdAt: Date;
  workflowId: string;
  initialContext: JsonObject;
  attempt: number;
  token: string;
  state: RunState;
  stepStartedAt: Date;
  llmSettings: LlmSettings;
  /** US dollars; null where the workspace has no limit. */
  dailyBudgetUsd: number | null;
  /** US dollars spent today, as known when the run was claimed or last asked a model. */
  spentUsd: number;
}

export interface ClaimedRun extends HeldRun {
  /** Null where the workflow was not deployed when the run was made. */
  plan: RunPlan | null;
}

export interface PlannedRun extends HeldRun {
  plan: RunPlan;
}

/** The run went to another worker, or was stopped, while this process worked on it. */
export class RunLostError extends Error {
  constructor(runId: string) {
    super(`Run ${runId} is not held by this worker any more.`);
    this.name = 'RunLostError';
  }
}

type RunColumns = Partial<typeof runs.$inferInsert>;

export const leaseEnd = (leaseMs: number) => sql`now() + ${leaseMs} * interval '1 millisecond'`;

export interface HeldWrite {
  state: RunState;
  now: Date;
  leaseMs: number;
  columns?: RunColumns;
}

/**
 * Writes a held run's next state, fenced by the attempt token: a worker that wakes up late, or
 * whose run was stopped meanwhile, writes nothing.
 * @throws {RunLostError}
 */
export async function writeHeldRun(tx: Transaction, run: HeldRun, write: HeldWrite): Promise<void> {
  const { state, now, leaseMs, columns } = write;
  const lease = state.status === 'running' ? { leaseExpiresAt: leaseEnd(leaseMs) } : {};
  const written = await tx.db
    .update(runs)
    .set({ ...toColumns(state, now), ...lease, ...columns })
    .where(
      and(
        eq(runs.workspaceId, run.workspaceId),
        eq(runs.id, run.id),
        eq(runs.status, 'running'),
        eq(runs.attemptToken, run.token),
      ),
    )
    .returning({ id: runs.id });
  if (written.length === 0) throw new RunLostError(run.id);
}

/** The columns that a state is stored in. A run that is not running belongs to no worker. */
export function toColumns(state: RunState, now: Date) {
  const { status, nextSequence, stepFailures, pauseKind, budgetApproved, errorMessage } = state;
  const isFinal = status === 'completed' || status === 'failed';
  return {
    status,
    nextSequence,
    stepFailures,
    pauseKind,
    budgetApproved,
    errorMessage,
    ...(isFinal && { completedAt: now }),
    ...(status !== 'running' && {
      attemptToken: null,
      workerId: null,
      lane: null,
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
  budgetApproved: row.budgetApproved,
  errorMessage: row.errorMessage,
});
