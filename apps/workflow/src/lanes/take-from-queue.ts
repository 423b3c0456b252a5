import type { JsonObject, RunStatus } from '@workspace-ops/contracts';
import type { Transaction } from '@workspace-ops/db';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { utcDay } from '../budget/day.ts';
import { budgetLedger, runs, workspaceSettings, type LlmSettings } from '../db/schema/index.ts';
import { leaseEnd } from '../runs/held-run.ts';
import type { RunPlan } from '../runs/run-plan.ts';
import type { PauseKind } from '../runs/transitions.ts';
import type { EngineLimits } from './engine.ts';
import type { HeldTurn } from './lanes.ts';

/** A row of `runs` as PostgreSQL puts it into JSON. */
export interface TakenRow {
  workspace_id: string;
  id: string;
  created_at: string;
  workflow_id: string;
  initial_context: JsonObject;
  plan: RunPlan | null;
  attempt: number;
  attempt_token: string;
  status: RunStatus;
  next_sequence: number;
  step_failures: number;
  pause_kind: PauseKind | null;
  budget_approved: boolean;
  error_message: string | null;
}

export interface Taken {
  row: TakenRow | null;
  /** Due runs before this one was taken, counted up to two. */
  pending: number;
  /** The first lane beside this one that runs nothing. */
  freeLane: number | null;
  dailyBudgetUsd: string | null;
  llmSettings: LlmSettings | null;
  /** US dollars spent on the UTC day. */
  spentUsd: string | null;
}

/**
 * One round trip: takes the oldest due run for the lane, unless the lane is busy, and tells how the
 * queue stands and what the run needs to know of its workspace.
 */
export async function takeFromQueue(
  tx: Transaction,
  { workspaceId, lane, workerId }: HeldTurn,
  {
    now,
    workspaceConcurrency,
    leaseMs,
  }: Pick<EngineLimits, 'workspaceConcurrency' | 'leaseMs'> & {
    now: Date;
  },
): Promise<Taken> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const due = sql`workspace_id = ${workspaceId} and status = 'pending'
    and (not_before is null or not_before <= ${moment})`;
  const rows = await tx.db.execute(sql`
    with busy as (
      select lane from ${runs} where workspace_id = ${workspaceId} and status = 'running'),
    picked as (
      select id from ${runs}
      where ${due} and not exists (select from busy where busy.lane = ${lane}::int)
      order by created_at, id limit 1 for update skip locked),
    taken as (
      update ${runs} run set
        status = 'running', lane = ${lane}::int, worker_id = ${workerId},
        attempt = attempt + 1, attempt_token = ${randomUUID()},
        lease_expires_at = ${leaseEnd(leaseMs)}, not_before = null,
        started_at = coalesce(started_at, ${moment}), step_started_at = ${moment}
      from picked where run.workspace_id = ${workspaceId} and run.id = picked.id
      returning run.*)
    select
      (select to_jsonb(taken) from taken) as "row",
      (select count(*)::int from (select from ${runs} where ${due} limit 2) few) as "pending",
      (select min(free) from generate_series(0, ${workspaceConcurrency - 1}::int) free
        where free <> ${lane}::int and not exists (select from busy where busy.lane = free)
      ) as "freeLane",
      settings.daily_budget_usd as "dailyBudgetUsd",
      settings.llm_settings as "llmSettings",
      (select spent_usd from ${budgetLedger}
        where workspace_id = ${workspaceId} and day = ${utcDay(now)}) as "spentUsd"
    from (select) one
    left join ${workspaceSettings} settings on settings.workspace_id = ${workspaceId}`);
  return rows[0] as unknown as Taken;
}
