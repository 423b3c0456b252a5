import type { Transaction } from '@workspace-ops/db';
import { announceStatus } from '../runs/announce.ts';
import type { HeldRun } from '../runs/held-run.ts';
import type { RunPlan } from '../runs/run-plan.ts';
import type { Engine } from './engine.ts';
import type { HeldTurn } from './lanes.ts';
import { takeFromQueue, type TakenRow } from './take-from-queue.ts';

export interface ClaimedRun extends HeldRun {
  /** Null where the workflow was not deployed when the run was made. */
  plan: RunPlan | null;
}

/**
 * Takes the workspace's oldest pending run into the lane, or returns null where none is due or the
 * lane is busy. While more are pending it wakes the first lane that is free, so that as many lanes
 * work as there is work for.
 * @throws {AppError} `conflict` when two turns of one lane claim at the same instant.
 */
export async function claimRun(
  tx: Transaction,
  engine: Engine,
  turn: HeldTurn,
): Promise<ClaimedRun | null> {
  const now = engine.clock.now();
  const taken = await takeFromQueue(tx, turn, { now, ...engine.limits });
  const { row, pending, freeLane } = taken;
  if (pending > (row === null ? 0 : 1) && freeLane !== null) {
    await engine.lanes.wake(tx, { workspaceId: turn.workspaceId, lane: freeLane });
  }
  if (row === null) return null;
  const dailyBudgetUsd = Number(taken.dailyBudgetUsd ?? engine.limits.defaultDailyBudgetUsd);
  const run: ClaimedRun = {
    ...heldRunOf(row, now),
    plan: row.plan,
    llmSettings: taken.llmSettings ?? {},
    dailyBudgetUsd,
    spentUsd: Number(taken.spentUsd ?? 0),
  };
  announceStatus(tx, run, 'running');
  return run;
}

const heldRunOf = (row: TakenRow, now: Date) => ({
  workspaceId: row.workspace_id,
  id: row.id,
  createdAt: new Date(row.created_at),
  workflowId: row.workflow_id,
  initialContext: row.initial_context,
  attempt: row.attempt,
  token: row.attempt_token,
  state: {
    status: row.status,
    nextSequence: row.next_sequence,
    stepFailures: row.step_failures,
    pauseKind: row.pause_kind,
    budgetApproved: row.budget_approved,
    errorMessage: row.error_message,
  },
  stepStartedAt: now,
});
