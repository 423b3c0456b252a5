import { reachesOut } from '@workspace-ops/catalogue';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Scope, Transaction } from '@workspace-ops/db';
import { sql } from 'drizzle-orm';
import { governAll } from '../approvals/govern.ts';
import { findCalendarStep } from '../approvals/plan-publication.ts';
import { findAgreedTimes } from '../artifacts/find-agreed-times.ts';
import { publishApproved } from '../artifacts/publish-posts.ts';
import { findExclusions, type Exclusion } from '../contacts/find-exclusions.ts';
import { runs } from '../db/schema/index.ts';
import type { Engine } from './engine.ts';
import { withHandoffs } from '../playbooks/hand-off.ts';
import { engineAgent } from '../runs/announce.ts';
import { writeRecords } from './commit-effects.ts';
import type { Effects } from './effects.ts';
import { executeInline } from './execute-inline.ts';
import type { PlannedRun } from './leased-run.ts';
import { loadEarlierSteps } from './load-earlier-steps.ts';
import { listTexts } from './perform-step.ts';

/** Executes pending runs, whose rows the transaction has locked, and writes what came of them. */
export async function commitInline(
  tx: Transaction,
  engine: Engine,
  inline: readonly PlannedRun[],
): Promise<void> {
  if (inline.length === 0) return;
  const reaching = inline.filter(({ plan }) => reachesOut(plan));
  const approved = inline.filter(({ plan, state }) => findCalendarStep(plan, state.nextSequence));
  const [exclude, governed, agreed, ...earlier] = await Promise.all([
    findExclusions(tx, engine, reaching),
    governAll(tx, inline, engine.compute),
    findAgreedTimes(
      tx,
      approved.map(({ id }) => id),
    ),
    ...inline.map((run) => loadEarlierSteps(tx, run)),
  ]);
  const effects: Effects[] = [];
  const completed: PlannedRun[] = [];
  for (const [index, run] of inline.entries()) {
    // Composing and scoring takes a millisecond, and requests must not wait for all of them.
    if (index > 0) await nextTurn();
    const steps = earlier[index]!;
    const exclusion: Exclusion = reaching.includes(run)
      ? await exclude(run.id, listTexts(steps))
      : { context: run.initialContext, leftOut: 0 };
    const effect = executeInline(engine, run, {
      earlier: steps,
      agreed: agreed.get(run.id),
      exclusion,
      governance: governed[index]!,
    });
    effects.push(effect);
    if (exclusion.refusal === undefined && effect.state.status === 'completed')
      completed.push({ ...run, initialContext: exclusion.context });
  }
  const now = engine.clock.now();
  await withHandoffs(tx, engine, {
    completed,
    async write() {
      await Promise.all([
        writeStates(tx, engine, inline, { effects, now }),
        writeRecords(tx, engine, effects),
      ]);
      await publishApproved(tx, completed, { now, agent: engineAgent });
    },
  });
}

const writeStates = (
  tx: Transaction,
  { limits }: Engine,
  inline: readonly PlannedRun[],
  { effects, now }: { effects: readonly Effects[]; now: Date },
): Promise<unknown> => {
  const rows = inline.map((run, index) => toRow(run, effects[index]!, now));
  return updateStates(tx, { rows, mostRows: limits.runsPerTurn });
};

interface NewStates {
  rows: readonly ReturnType<typeof toRow>[];
  /** At least the number of rows, and always the same, so that the statement stays prepared. */
  mostRows: number;
}

/**
 * Writes several runs' states by their ids. Of a set of unknown size the planner expects a hundred
 * rows, for which it would read all of a workspace's runs: the limit says that they are few.
 */
export async function updateStates(
  { db, workspaceId }: Scope,
  { rows, mostRows }: NewStates,
): Promise<void> {
  await db.execute(sql`
    update ${runs} run set
      status = next.status, next_sequence = next.next_sequence, step_failures = 0,
      pause_kind = next.pause_kind, pause_entry_id = next.pause_entry_id,
      error_message = next.error_message, completed_at = next.completed_at,
      started_at = coalesce(run.started_at, next.started_at),
      attempt = next.attempt, not_before = null
    from (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) given (
        id text, status text, next_sequence int, pause_kind text, pause_entry_id text,
        error_message text, completed_at timestamptz, started_at timestamptz, attempt int)
      limit ${sql.raw(String(mostRows))}
    ) next
    where run.workspace_id = ${workspaceId} and run.id = next.id`);
}

const toRow = (run: PlannedRun, { state, columns }: Effects, now: Date) => ({
  id: run.id,
  status: state.status,
  next_sequence: state.nextSequence,
  pause_kind: state.pauseKind,
  pause_entry_id: columns.pauseEntryId ?? null,
  error_message: state.errorMessage,
  completed_at: state.status === 'paused_for_approval' ? null : now,
  started_at: run.stepStartedAt,
  attempt: run.attempt,
});
