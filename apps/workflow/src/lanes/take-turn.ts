import type { Transaction } from '@workspace-ops/db';
import { and, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { runs } from '../db/schema/index.ts';
import { statusEvent } from '../runs/announce.ts';
import { commitExpress } from '../runs/commit-express.ts';
import { canRunExpress } from '../runs/execute-express.ts';
import { leaseEnd, type ClaimedRun, type PlannedRun } from '../runs/held-run.ts';
import { transition } from '../runs/transitions.ts';
import type { Engine } from './engine.ts';
import type { HeldTurn } from './lanes.ts';
import { awaitDueRun, lookAtQueue, type DueRow, type Queue } from './look-at-queue.ts';

/** What came of looking at a workspace's queue. */
export interface Taken {
  /** Runs that were executed in the transaction itself. */
  executed: number;
  /** The run that the lane is to execute now. */
  claimed: ClaimedRun | null;
  /** The next free lane, where it was not woken: nothing more was pending. */
  idleLane: number | null;
  /** False while another turn looks at the queue for the lane. */
  isHeld: boolean;
  /** Whether the lane runs a run: whoever executes it looks again after it. */
  isBusy: boolean;
}

/**
 * Looks at the workspace's queue. Runs whose steps up to the next pause or the end ask no model
 * are executed on the spot, a few in one transaction; otherwise the oldest run is claimed. While
 * more is pending than that, the next lane that is free is woken.
 */
export async function takeTurn(tx: Transaction, engine: Engine, turn: HeldTurn): Promise<Taken> {
  const { workspaceConcurrency: lanes, runsPerTurn: limit } = engine.limits;
  const now = engine.clock.now();
  const queue = await lookAtQueue(tx, turn, { now, limit, lanes });
  const { isHeld, isBusy } = queue;
  if (!isHeld) return { executed: 0, claimed: null, idleLane: null, isHeld, isBusy: false };
  const due = queue.due.map((row) => toHeld(row, { engine, queue, now }));
  const express = takeWhile(due, (run): run is PlannedRun => canRunExpress(engine, run));
  const [first] = due;
  const claims = express.length === 0 && first !== undefined;
  const left = queue.pending - (claims ? 1 : express.length);
  if (first === undefined && left > 0 && !isBusy) await awaitDueRun(tx, turn, now);
  const wakes = left > 0 && (first !== undefined || isBusy);
  await commitExpress(tx, engine, express);
  const claimed = claims ? await claimRun(tx, engine, { run: first, turn }) : null;
  // Last, since whoever wakes the same lane waits for this transaction's end.
  if (wakes && queue.nextLane !== null) {
    await engine.lanes.wake(tx, { workspaceId: turn.workspaceId, lane: queue.nextLane });
  }
  const idleLane = wakes ? null : queue.nextLane;
  return { executed: express.length, claimed, idleLane, isHeld, isBusy };
}

function takeWhile<T, S extends T>(items: readonly T[], fits: (item: T) => item is S): S[] {
  const end = items.findIndex((item) => !fits(item));
  return items.slice(0, end === -1 ? items.length : end) as S[];
}

const toHeld = (
  row: DueRow,
  { engine, queue, now }: { engine: Engine; queue: Queue; now: Date },
): ClaimedRun => ({
  workspaceId: row.workspace_id,
  id: row.id,
  createdAt: new Date(row.created_at),
  workflowId: row.workflow_id,
  initialContext: row.initial_context,
  attempt: row.attempt + 1,
  token: '',
  state: {
    status: row.status,
    nextSequence: row.next_sequence,
    stepFailures: row.step_failures,
    pauseKind: row.pause_kind,
    budgetApproved: row.budget_approved,
    errorMessage: row.error_message,
  },
  stepStartedAt: now,
  plan: row.plan,
  llmSettings: queue.llmSettings ?? {},
  dailyBudgetUsd: Number(queue.dailyBudgetUsd ?? engine.limits.defaultDailyBudgetUsd),
  spentUsd: Number(queue.spentUsd ?? 0),
});

/** Takes a pending run, whose row is locked, into the lane: from here on it is this worker's. */
async function claimRun(
  tx: Transaction,
  engine: Engine,
  { run, turn }: { run: ClaimedRun; turn: HeldTurn },
): Promise<ClaimedRun> {
  const token = randomUUID();
  const state = transition(run.state, { type: 'claim' })!;
  const moment = run.stepStartedAt;
  await tx.db
    .update(runs)
    .set({
      status: state.status,
      lane: turn.lane,
      workerId: turn.workerId,
      attempt: run.attempt,
      attemptToken: token,
      leaseExpiresAt: leaseEnd(engine.limits.leaseMs),
      startedAt: sql`coalesce(${runs.startedAt}, ${moment.toISOString()}::timestamptz)`,
      stepStartedAt: moment,
      notBefore: null,
    })
    .where(and(eq(runs.workspaceId, run.workspaceId), eq(runs.id, run.id)));
  tx.publish(statusEvent(run, state.status));
  return { ...run, token, state };
}
