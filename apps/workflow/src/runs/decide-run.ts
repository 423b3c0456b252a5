import type { Caller, DecidedRun, DecideRunInput } from '@workspace-ops/contracts';
import { once, type Database, type Transaction } from '@workspace-ops/db';
import { AppError, notFound, type Clock } from '@workspace-ops/service-kit';
import { and, eq } from 'drizzle-orm';
import { idempotencyKeys, runs, type RunRow } from '../db/schema/index.ts';
import { firstLane, type Lanes } from '../lanes/lanes.ts';
import { statusEvent } from './announce.ts';
import { doorOf, type Door } from './decision-doors.ts';
import { recordDecision } from './record-decision.ts';
import { columnsOf, stateOf } from './run-columns.ts';
import { transition, type RunState, type RunTrigger } from './transitions.ts';

export interface DecisionContext {
  database: Database;
  lanes: Lanes;
  clock: Clock;
  caller: Caller;
}

/**
 * Approves or rejects a run, whatever the door (decisions.md 15). Of simultaneous decisions
 * exactly one wins; an approved run is processed at once and resumes after its pause.
 * @throws {AppError} `not_found`; `not_pending_approval` at the door `runs`, `conflict` at others,
 *   where the run's status does not allow the decision.
 */
export async function decideRun(
  context: DecisionContext,
  input: DecideRunInput,
): Promise<DecidedRun> {
  const { database, caller, clock } = context;
  const { decisionId: key, ...body } = input;
  return database.transaction(caller.workspaceId, (tx) =>
    once(tx, idempotencyKeys, { endpoint: 'runs.decide', key, body, now: clock.now() }, () =>
      decide(tx, context, input),
    ),
  );
}

async function decide(
  tx: Transaction,
  context: DecisionContext,
  input: DecideRunInput,
): Promise<DecidedRun> {
  const run = await lockRun(tx, input.runId);
  const door = doorOf(input.door);
  const state = transition(stateOf(run), triggerOf(input, door));
  const { pauseEntryId = run.pauseEntryId } = input;
  if (state === null || pauseEntryId !== run.pauseEntryId) throw refusal(run, input, door);
  const now = context.clock.now();
  await tx.db
    .update(runs)
    .set({ ...columnsOf(state, now), notBefore: null, pauseEntryId: null })
    .where(and(eq(runs.workspaceId, tx.workspaceId), eq(runs.id, run.id)));
  await recordDecision(tx, { run, input, door, caller: context.caller, now });
  tx.publish(statusEvent(run, state.status));
  if (input.decision === 'approve') await context.lanes.wake(tx, firstLane(tx.workspaceId));
  return { runId: run.id, status: state.status };
}

/** The row stays locked until the commit: who comes second sees what the first one decided. */
async function lockRun(tx: Transaction, runId: string): Promise<RunRow> {
  const [run] = await tx.db
    .select()
    .from(runs)
    .where(and(eq(runs.workspaceId, tx.workspaceId), eq(runs.id, runId)))
    .for('update');
  if (run === undefined) throw notFound('Run');
  return run;
}

function triggerOf(input: DecideRunInput, door: Door): RunTrigger {
  if (input.decision === 'approve') return { type: 'approve' };
  return { type: door.stopsAnyRun ? 'stop' : 'reject', errorMessage: door.rejection };
}

function refusal(state: Pick<RunState, 'status'>, input: DecideRunInput, door: Door): AppError {
  if (door.refusal === 'not_pending_approval') {
    return new AppError('not_pending_approval', 'Run is not pending approval');
  }
  const action = input.decision === 'approve' ? 'approved' : 'rejected';
  return new AppError(
    'conflict',
    `A run that is ${state.status.replaceAll('_', ' ')} cannot be ${action}.`,
  );
}
