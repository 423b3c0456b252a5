import type { JsonObject, RunStatus } from '@workspace-ops/contracts';
import type { Scope, Transaction } from '@workspace-ops/db';
import { sql } from 'drizzle-orm';
import { utcDay } from '../budget/units.ts';
import {
  budgetLedger,
  runs,
  workspaceSettings,
  type LlmSettings,
  type RunPlan,
  type SendBack,
} from '../db/schema/index.ts';
import type { PauseKind } from '../runs/transitions.ts';
import type { Slot } from './slots.ts';

/** What a slot needs to know of a due run, as PostgreSQL puts it into JSON. */
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
  send_backs: SendBack[] | null;
  pause_kind: PauseKind | null;
  granted_usd: string;
  needed_usd: string | null;
  error_message: string | null;
}

export interface Queue {
  /**
   * The oldest due runs, locked until the transaction ends; none while the slot runs one. A run with
   * a large context is alone, so that what one transaction reads and does stays small.
   */
  due: DueRow[];
  /** Due runs in all, counted up to one more than are taken. */
  pending: number;
  /** False while another turn of the slot reads the queue. */
  hasLock: boolean;
  /** Whether the slot runs a run. */
  isBusy: boolean;
  /** The first of the slots above this one that runs nothing. */
  nextSlot: number | null;
  dailyBudgetUsd: string | null;
  llmSettings: LlmSettings | null;
  /** US dollars spent on the UTC day. */
  spentUsd: string | null;
}

export interface PeekOptions {
  now: Date;
  /** Runs to take at most. */
  limit: number;
  /** Slots of a workspace. */
  slots: number;
}

/**
 * One round trip: locks the slot for the transaction and the oldest due runs, and reads how the queue
 * stands and what runs need to know of their workspace.
 */
export async function peekQueue(tx: Transaction, slot: Slot, options: PeekOptions): Promise<Queue> {
  const lockName = `${slot.workspaceId}:${slot.index}`;
  const [, rows] = await Promise.all([
    // A statement of its own, so that the next one sees what the slot's last turn committed.
    tx.db.execute(sql`
      select set_config('workflow.has_lock',
          pg_try_advisory_xact_lock(hashtextextended(${lockName}, 0))::text, true)`),
    tx.db.execute(queueQuery(slot, options)),
  ]);
  return rows[0] as unknown as Queue;
}

/** Whether the workspace has a run that is due, locked or not. */
export async function hasDueRun({ db, workspaceId }: Scope, now: Date): Promise<boolean> {
  // In the index's order: for any one at all, the planner reads the table of a long queue.
  const rows = await db.execute(sql`
    select true from ${runs} where ${isDue(workspaceId, now)} order by created_at, id limit 1`);
  return rows.length > 0;
}

/**
 * Waits until the oldest due run, which somebody holds locked, is free or gone: a decision that is
 * refused releases a run that nobody else would read again.
 */
export async function awaitDueRun(tx: Transaction, slot: Slot, now: Date): Promise<void> {
  await tx.db.execute(sql`
    select id from ${runs} where ${isDue(slot.workspaceId, now)}
    order by created_at, id limit 1 for update`);
}

const isDue = (workspaceId: string, now: Date) => sql`
  workspace_id = ${workspaceId} and status = 'pending'
  and (not_before is null or not_before <= ${now.toISOString()}::timestamptz)`;

const dueColumns =
  sql.raw(`workspace_id, id, created_at, workflow_id, initial_context, plan, attempt,
  status, next_sequence, step_failures, send_backs, pause_kind,
  granted_usd::text, needed_usd::text, error_message`);

/** Told without reading the context: a large one is listed by some of its fields. */
const isLarge = sql.raw('listed_context is not null');

/** JSON and not JSONB: `jsonb_agg` takes time in proportion to the square of an object's size. */
function queueQuery({ workspaceId, index }: Slot, { now, limit, slots }: PeekOptions) {
  const isDueHere = isDue(workspaceId, now);
  return sql`
    with busy as (
      select lane from ${runs} where workspace_id = ${workspaceId} and status = 'running'),
    few as (
      select ${isLarge} as is_large from ${runs}
      where ${isDueHere} order by created_at, id limit ${limit + 1}::int),
    due as (
      select ${dueColumns}, ${isLarge} as is_large from ${runs}
      where ${isDueHere} and current_setting('workflow.has_lock') = 'true'
        and not exists (select from busy where busy.lane = ${index}::int)
      order by created_at, id
      limit case when (select bool_or(is_large) from few) then 1 else ${limit}::int end
      for update skip locked),
    ranked as (
      select *, row_number() over oldest as place, bool_or(is_large) over oldest as is_past_large
      from due window oldest as (order by created_at, id))
    select
      coalesce((
        select json_agg(ranked order by created_at, id) from ranked
        where place = 1 or not is_past_large), '[]') as "due",
      (select count(*)::int from few) as "pending",
      exists (select from busy where busy.lane = ${index}::int) as "isBusy",
      current_setting('workflow.has_lock') = 'true' as "hasLock",
      (select min(free) from generate_series(${index + 1}::int, ${slots - 1}::int) free
        where not exists (select from busy where busy.lane = free)) as "nextSlot",
      settings.daily_budget_usd as "dailyBudgetUsd",
      settings.llm_settings as "llmSettings",
      (select spent_usd from ${budgetLedger}
        where workspace_id = ${workspaceId} and day = ${utcDay(now)}) as "spentUsd"
    from (select) one
    left join ${workspaceSettings} settings on settings.workspace_id = ${workspaceId}`;
}
