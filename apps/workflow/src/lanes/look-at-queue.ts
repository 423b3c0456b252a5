import type { JsonObject, RunStatus } from '@workspace-ops/contracts';
import type { Transaction } from '@workspace-ops/db';
import { sql } from 'drizzle-orm';
import { utcDay } from '../budget/day.ts';
import { budgetLedger, runs, workspaceSettings, type LlmSettings } from '../db/schema/index.ts';
import type { RunPlan } from '../runs/run-plan.ts';
import type { PauseKind } from '../runs/transitions.ts';
import type { LaneTurn } from './lanes.ts';

/** A row of `runs` as PostgreSQL puts it into JSON. */
export interface DueRow {
  workspace_id: string;
  id: string;
  created_at: string;
  workflow_id: string;
  initial_context: JsonObject;
  plan: RunPlan | null;
  attempt: number;
  status: RunStatus;
  next_sequence: number;
  step_failures: number;
  pause_kind: PauseKind | null;
  budget_approved: boolean;
  error_message: string | null;
}

export interface Queue {
  /** The oldest due runs, locked until the transaction ends; none while the lane runs one. */
  due: DueRow[];
  /** Due runs in all, counted up to one more than are taken. */
  pending: number;
  isBusy: boolean;
  /** The lanes that run nothing, this one left out. */
  freeLanes: number[];
  dailyBudgetUsd: string | null;
  llmSettings: LlmSettings | null;
  /** US dollars spent on the UTC day. */
  spentUsd: string | null;
}

export interface Look {
  now: Date;
  /** Runs to take at most. */
  limit: number;
  /** Lanes of a workspace. */
  lanes: number;
}

/** How long a process that hangs may keep the rows it has locked. */
const longestIdle = '10s';

/**
 * One round trip: waits for its turn in the lane, takes the oldest due runs, and tells how the
 * queue stands and what runs need to know of their workspace.
 */
export async function lookAtQueue(tx: Transaction, turn: LaneTurn, look: Look): Promise<Queue> {
  const [, rows] = await Promise.all([
    // A statement of its own: what another turn of the lane commits meanwhile is seen by the next.
    tx.db.execute(sql`
      select pg_advisory_xact_lock(hashtextextended(${`${turn.workspaceId}:${turn.lane}`}, 0)),
        set_config('idle_in_transaction_session_timeout', ${longestIdle}, true)`),
    tx.db.execute(queueQuery(turn, look)),
  ]);
  return rows[0] as unknown as Queue;
}

/**
 * Waits until the oldest due run, which somebody holds locked, is free or gone: a decision that is
 * refused lets go of a run that nobody else would look at again.
 */
export async function awaitDueRun(tx: Transaction, turn: LaneTurn, now: Date): Promise<void> {
  await tx.db.execute(sql`
    select id from ${runs} where ${isDue(turn.workspaceId, now)}
    order by created_at, id limit 1 for update`);
}

const isDue = (workspaceId: string, now: Date) => sql`
  workspace_id = ${workspaceId} and status = 'pending'
  and (not_before is null or not_before <= ${now.toISOString()}::timestamptz)`;

function queueQuery({ workspaceId, lane }: LaneTurn, { now, limit, lanes }: Look) {
  const isDueHere = isDue(workspaceId, now);
  return sql`
    with busy as (
      select lane from ${runs} where workspace_id = ${workspaceId} and status = 'running'),
    due as (
      select * from ${runs}
      where ${isDueHere} and not exists (select from busy where busy.lane = ${lane}::int)
      order by created_at, id limit ${limit}::int for update skip locked)
    select
      coalesce((select jsonb_agg(to_jsonb(due) order by due.created_at, due.id) from due), '[]')
        as "due",
      (select count(*)::int from (select from ${runs} where ${isDueHere} limit ${limit + 1}::int) few)
        as "pending",
      exists (select from busy where busy.lane = ${lane}::int) as "isBusy",
      (select coalesce(jsonb_agg(free order by free), '[]') from generate_series(0, ${lanes - 1}::int) free
        where free <> ${lane}::int and not exists (select from busy where busy.lane = free))
        as "freeLanes",
      settings.daily_budget_usd as "dailyBudgetUsd",
      settings.llm_settings as "llmSettings",
      (select spent_usd from ${budgetLedger}
        where workspace_id = ${workspaceId} and day = ${utcDay(now)}) as "spentUsd"
    from (select) one
    left join ${workspaceSettings} settings on settings.workspace_id = ${workspaceId}`;
}
