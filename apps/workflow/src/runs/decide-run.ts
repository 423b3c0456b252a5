import type { Caller, DecidedRun, DecideRunInput } from '@workspace-ops/contracts';
import { withIdempotencyKey, type Database, type Transaction } from '@workspace-ops/db';
import { AppError, notFound, type Clock } from '@workspace-ops/service-kit';
import { and, eq } from 'drizzle-orm';
import { approvals, idempotencyKeys, runs, type RunRow } from '../db/schema/index.ts';
import { statusEvent } from './announce.ts';
import { toApprovalId, toEntryId } from './approvals.ts';
import type { RunQueue } from './run-queue.ts';
import { readState, toColumns } from './stored-state.ts';
import { findChannel, recordDecision, type Channel } from './record-decision.ts';
import { transition, type RunState, type RunTrigger } from './transitions.ts';

export interface DecisionContext {
  database: Database;
  queue: RunQueue;
  clock: Clock;
  caller: Caller;
}

/**
 * Approves or rejects a run, through any channel. Of simultaneous decisions exactly one wins; an
 * approved run is processed at once and resumes after its pause. A decision is on one pause: the
 * one that it names, or else the one that was open when its request arrived.
 * @throws {AppError} `not_found`; `conflict` where the named pause is not the present one;
 *   `not_pending_approval` through the channel `runs`, `conflict` through others, where the run's status does not
 *   allow the decision.
 */
export async function decideRun(
  context: DecisionContext,
  input: DecideRunInput,
): Promise<DecidedRun> {
  const { database, caller, clock } = context;
  // What the channel has read is no part of what the client sent: it differs when that is sent again.
  const { decisionId: key, openApprovalId: _found, ...body } = input;
  const endpoint = nameEndpoint(input);
  return database.transaction(caller.workspaceId, (tx) =>
    withIdempotencyKey(tx, idempotencyKeys, { endpoint, key, body, now: clock.now() }, () =>
      decide(tx, context, input),
    ),
  );
}

/** The decision ids of the channel `mobile` are made by sync-bridge, those of others by clients. */
const nameEndpoint = ({ door, decision }: DecideRunInput): string =>
  door === 'mobile' ? 'runs.decide' : `${door}.${decision}`;

async function decide(
  tx: Transaction,
  context: DecisionContext,
  input: DecideRunInput,
): Promise<DecidedRun> {
  const run = await lockRun(tx, input.runId);
  const channel = findChannel(input.door);
  const named = namedEntry(input);
  if (named !== undefined && named !== run.pauseEntryId) {
    throw await refuseApproval(tx, { runId: run.id, entryId: named });
  }
  const state = transition(readState(run), toTrigger(input, channel));
  if (state === null || isLaterPause(run, input, channel)) throw refusal(run, input, channel);
  const now = context.clock.now();
  await tx.db
    .update(runs)
    .set({ ...toColumns(state, now), notBefore: null, pauseEntryId: null })
    .where(and(eq(runs.workspaceId, tx.workspaceId), eq(runs.id, run.id)));
  await recordDecision(tx, { run, input, channel, caller: context.caller, now });
  tx.publish(statusEvent(run, state.status));
  if (input.decision === 'approve') await context.queue.wake(tx);
  return { runId: run.id, status: state.status };
}

/** The audit entry of the pause that the decision names, null where it names none that could be. */
function namedEntry({ approvalId, pauseEntryId }: DecideRunInput): string | null | undefined {
  if (approvalId === undefined || approvalId === null) return pauseEntryId;
  const entryId = toEntryId(approvalId);
  return pauseEntryId === undefined || pauseEntryId === entryId ? entryId : null;
}

/**
 * Whether the run waits at another pause than when the request arrived. A rejection that stops any
 * run means the run, wherever it is.
 */
function isLaterPause(run: RunRow, input: DecideRunInput, channel: Channel): boolean {
  const { openApprovalId } = input;
  if (namedEntry(input) !== undefined || openApprovalId === undefined) return false;
  if (input.decision === 'reject' && channel.stopsAnyRun) return false;
  return run.pauseEntryId === null || openApprovalId !== toApprovalId(run.pauseEntryId);
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

function toTrigger(input: DecideRunInput, channel: Channel): RunTrigger {
  if (input.decision === 'approve') {
    return { type: 'approve', grantUsd: input.grantUsd?.toFixed(6) };
  }
  return { type: channel.stopsAnyRun ? 'stop' : 'reject', errorMessage: channel.rejection };
}

function refusal(
  state: Pick<RunState, 'status'>,
  input: DecideRunInput,
  channel: Channel,
): AppError {
  if (channel.refusal === 'not_pending_approval') {
    return new AppError('not_pending_approval', 'Run is not pending approval');
  }
  const action = input.decision === 'approve' ? 'approved' : 'rejected';
  return new AppError(
    'conflict',
    `A run that is ${state.status.replaceAll('_', ' ')} cannot be ${action}.`,
  );
}

/** Why a pause that a decision names is not decided by it: by whom and when it was. */
async function refuseApproval(
  tx: Transaction,
  { runId, entryId }: { runId: string; entryId: string | null },
): Promise<AppError> {
  const [approval] = await tx.db
    .select()
    .from(approvals)
    .where(
      and(
        eq(approvals.workspaceId, tx.workspaceId),
        eq(approvals.entryId, entryId ?? ''),
        eq(approvals.runId, runId),
      ),
    );
  if (approval === undefined) return new AppError('conflict', 'The run has no such approval.');
  const { decision, decidedAt, decidedBy } = approval;
  if (decidedAt === null)
    return new AppError('conflict', 'The run does not wait at this approval.');
  return new AppError(
    'conflict',
    `This was already ${decision === 'approve' ? 'approved' : 'rejected'} by ${decidedBy} at ${decidedAt.toISOString()}.`,
    { extra: { decidedBy, decidedAt: decidedAt.toISOString() } },
  );
}
