import type { Transaction } from '@workspace-ops/db';
import { and, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { budgetLedger, runs, workspaceSettings } from '../db/schema/index.ts';
import { utcDay } from '../budget/day.ts';
import { announceStatus } from '../runs/announce.ts';
import { leaseEnd, type HeldRun } from '../runs/held-run.ts';
import { stateOf } from '../runs/run-columns.ts';
import type { RunPlan } from '../runs/run-plan.ts';
import type { Engine } from './engine.ts';
import type { HeldTurn, LaneTurn } from './lanes.ts';

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
  const queue = await lookAtQueue(tx, engine, turn, now);
  if (queue.pending > 1 || (queue.pending === 1 && queue.isBusy)) {
    if (queue.freeLane !== null) {
      await engine.lanes.wake(tx, { workspaceId: turn.workspaceId, lane: queue.freeLane });
    }
  }
  if (queue.isBusy || queue.pickedId === null) return null;
  const token = randomUUID();
  const [row] = await tx.db
    .update(runs)
    .set({
      status: 'running',
      lane: turn.lane,
      attempt: sql`${runs.attempt} + 1`,
      attemptToken: token,
      workerId: turn.workerId,
      leaseExpiresAt: leaseEnd(engine.limits.leaseMs),
      startedAt: sql`coalesce(${runs.startedAt}, ${now.toISOString()}::timestamptz)`,
      stepStartedAt: now,
      notBefore: null,
    })
    .where(
      and(
        eq(runs.workspaceId, turn.workspaceId),
        eq(runs.id, queue.pickedId),
        eq(runs.status, 'pending'),
      ),
    )
    .returning();
  if (row === undefined) return null;
  announceStatus(tx, row, 'running');
  return {
    workspaceId: row.workspaceId,
    id: row.id,
    createdAt: row.createdAt,
    workflowId: row.workflowId,
    initialContext: row.initialContext,
    attempt: row.attempt,
    token,
    state: stateOf(row),
    stepStartedAt: now,
    plan: row.plan,
    llmSettings: queue.llmSettings ?? {},
    dailyBudgetUsd: Number(queue.dailyBudgetUsd ?? engine.limits.defaultDailyBudgetUsd),
    spentUsd: Number(queue.spentUsd ?? 0),
  };
}

interface Queue {
  pickedId: string | null;
  isBusy: boolean;
  /** Due runs, counted up to two. */
  pending: number;
  freeLane: number | null;
  dailyBudgetUsd: string | null;
  llmSettings: HeldRun['llmSettings'] | null;
  spentUsd: string | null;
}

/** One round trip: the run to take (locked), the lanes' occupation, and what the run needs to know. */
async function lookAtQueue(
  tx: Transaction,
  engine: Engine,
  { workspaceId, lane }: LaneTurn,
  now: Date,
): Promise<Queue> {
  const due = sql`workspace_id = ${workspaceId} and status = 'pending'
    and (not_before is null or not_before <= ${now.toISOString()}::timestamptz)`;
  const lastLane = engine.limits.workspaceConcurrency - 1;
  const rows = await tx.db.execute(sql`
    with busy as (select lane from ${runs} where workspace_id = ${workspaceId} and status = 'running'),
    picked as (
      select id from ${runs} where ${due} and not exists (select from busy where busy.lane = ${lane})
      order by created_at, id limit 1 for update skip locked)
    select
      (select id from picked) as "pickedId",
      exists (select from busy where busy.lane = ${lane}) as "isBusy",
      (select count(*)::int from (select from ${runs} where ${due} limit 2) few) as "pending",
      (select min(free) from generate_series(0, ${lastLane}::int) free
        where free <> ${lane} and not exists (select from busy where busy.lane = free)) as "freeLane",
      settings.daily_budget_usd as "dailyBudgetUsd",
      settings.llm_settings as "llmSettings",
      (select spent_usd from ${budgetLedger}
        where workspace_id = ${workspaceId} and day = ${utcDay(now)}) as "spentUsd"
    from (select) one left join ${workspaceSettings} settings on settings.workspace_id = ${workspaceId}`);
  return rows[0] as unknown as Queue;
}
