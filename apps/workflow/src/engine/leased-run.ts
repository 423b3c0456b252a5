import type { JsonObject } from '@workspace-ops/contracts';
import type { Transaction } from '@workspace-ops/db';
import { and, eq, sql } from 'drizzle-orm';
import { runs, type LlmSettings, type RunPlan, type SendBack } from '../db/schema/index.ts';
import { toColumns } from '../runs/stored-state.ts';
import type { RunState } from '../runs/transitions.ts';

/** A run that this process executes, for as long as its row has its attempt token. */
export interface LeasedRun {
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
  /** Reviewers' orders to do a step again; null for none. */
  sendBacks: readonly SendBack[] | null;
  /** Null where the workflow was not deployed when the run was made. */
  plan: RunPlan | null;
}

export interface PlannedRun extends LeasedRun {
  plan: RunPlan;
}

/** A run's work beside its context, as a thread takes it. */
export type WithoutContext<T extends { run: LeasedRun }> = Omit<T, 'run'> & {
  run: Omit<T['run'], 'initialContext'>;
};

/** The run went to another worker, or was stopped, while this process worked on it. */
export class RunLostError extends Error {
  constructor(runId: string) {
    super(`Run ${runId} is no longer leased by this worker.`);
    this.name = 'RunLostError';
  }
}

type RunColumns = Partial<typeof runs.$inferInsert>;

export const leaseEnd = (leaseMs: number) => sql`now() + ${leaseMs} * interval '1 millisecond'`;

export interface StateWrite {
  state: RunState;
  now: Date;
  leaseMs: number;
  columns?: RunColumns;
}

/**
 * Writes a leased run's next state, fenced by the attempt token: a worker that wakes up late, or
 * whose run was stopped meanwhile, writes nothing.
 * @throws {RunLostError}
 */
export async function writeLeasedRun(
  tx: Transaction,
  run: LeasedRun,
  write: StateWrite,
): Promise<void> {
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
