import type { Transaction } from '@workspace-ops/db';
import { computeSmall } from '@workspace-ops/service-kit';
import { and, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { runs } from '../db/schema/index.ts';
import { statusEvent } from '../runs/announce.ts';
import { commitInline } from './commit-inline.ts';
import { canRunInline } from './execute-inline.ts';
import { leaseEnd, type LeasedRun, type PlannedRun } from './leased-run.ts';
import { transition } from '../runs/transitions.ts';
import type { Engine } from './engine.ts';
import { awaitDueRun, peekQueue, type DueRow, type Queue } from './peek-queue.ts';
import type { SlotTurn } from './slots.ts';

/** What a turn has taken from its workspace's queue. */
export interface Taken {
  /** Runs that were executed in the transaction itself. */
  executed: number;
  /** The run that the slot is to execute now. */
  claimed: LeasedRun | null;
  /** The next free slot, where it was not woken: nothing more was pending. */
  idleSlot: number | null;
  /** False while another turn of the slot reads the queue. */
  hasLock: boolean;
  /** Whether the slot runs a run: whoever executes it reads the queue again after it. */
  isBusy: boolean;
}

export interface TakeOptions {
  /** Whether the oldest run is claimed, whatever its steps need. */
  isClaiming: boolean;
}

/**
 * Takes runs from the workspace's queue. Runs whose steps up to the next pause or the end ask no model
 * are executed on the spot, a few in one transaction; otherwise the oldest run is claimed. While
 * more is pending than that, the next free slot is woken.
 * @throws {ThreadNeededError} where the texts of a run that would be executed are large.
 */
export async function takeTurn(
  tx: Transaction,
  engine: Engine,
  turn: SlotTurn,
  { isClaiming }: TakeOptions = { isClaiming: false },
): Promise<Taken> {
  const { workspaceConcurrency: slots, runsPerTurn: limit } = engine.limits;
  const now = engine.clock.now();
  const queue = await peekQueue(tx, turn, { now, limit, slots });
  const { hasLock, isBusy } = queue;
  if (!hasLock) return { executed: 0, claimed: null, idleSlot: null, hasLock, isBusy: false };
  const due = queue.due.map((row) => toLeased(row, { engine, queue, now }));
  const inline = isClaiming
    ? []
    : takeWhile(due, (run): run is PlannedRun => canRunInline(engine, run));
  const [first] = due;
  const claims = inline.length === 0 && first !== undefined;
  const left = queue.pending - (claims ? 1 : inline.length);
  if (first === undefined && left > 0 && !isBusy) await awaitDueRun(tx, turn, now);
  const wakes = left > 0 && (first !== undefined || isBusy);
  await commitInline(tx, { ...engine, compute: computeSmall }, inline);
  const claimed = claims ? await claimRun(tx, engine, { run: first, turn }) : null;
  // Last, since whoever wakes the same slot waits for this transaction's end.
  if (wakes && queue.nextSlot !== null) {
    await engine.queue.wakeSlot(tx, queue.nextSlot);
  }
  const idleSlot = wakes ? null : queue.nextSlot;
  return { executed: inline.length, claimed, idleSlot, hasLock, isBusy };
}

function takeWhile<T, S extends T>(items: readonly T[], fits: (item: T) => item is S): S[] {
  const end = items.findIndex((item) => !fits(item));
  return items.slice(0, end === -1 ? items.length : end) as S[];
}

const toLeased = (
  row: DueRow,
  { engine, queue, now }: { engine: Engine; queue: Queue; now: Date },
): LeasedRun => ({
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
    grantedUsd: row.granted_usd,
    neededUsd: row.needed_usd,
    errorMessage: row.error_message,
  },
  stepStartedAt: now,
  sendBacks: row.send_backs,
  plan: row.plan,
  llmSettings: queue.llmSettings ?? {},
  dailyBudgetUsd: Number(queue.dailyBudgetUsd ?? engine.limits.defaultDailyBudgetUsd),
  spentUsd: Number(queue.spentUsd ?? 0),
});

/** Leases a pending run, whose row is locked, to this worker in its slot. */
async function claimRun(
  tx: Transaction,
  engine: Engine,
  { run, turn }: { run: LeasedRun; turn: SlotTurn },
): Promise<LeasedRun> {
  const token = randomUUID();
  const state = transition(run.state, { type: 'claim' })!;
  const moment = run.stepStartedAt;
  await tx.db
    .update(runs)
    .set({
      status: state.status,
      slot: turn.index,
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
