import type { Calendar } from '@workspace-ops/composing';
import {
  toActor,
  type Caller,
  type DecidedRun,
  type DecideRunInput,
  type MemberFacts,
  type RunDecision,
} from '@workspace-ops/contracts';
import { withIdempotencyKey, type Transaction } from '@workspace-ops/db';
import { requireCredential, type RequestContext } from '@workspace-ops/rpc';
import { AppError, notFound, unavailable } from '@workspace-ops/service-kit';
import { and, eq } from 'drizzle-orm';
import { toApprovalId, toEntryId } from '../approvals/approval-id.ts';
import { checkConfirmation } from '../approvals/check-confirmation.ts';
import { castVote } from '../approvals/cast-vote.ts';
import { mayDecide, toPrincipal, type Tally } from '../approvals/may-decide.ts';
import {
  findPause,
  isGoverned,
  requirementsNow,
  toDecidable,
  type Pause,
} from '../approvals/stored-pause.ts';
import { withAmount } from '../approvals/subject.ts';
import { voidStaleVotes } from '../approvals/void-votes.ts';
import { approvals, idempotencyKeys, runs, type RunRow } from '../db/schema/index.ts';
import type { WorkflowDependencies } from '../dependencies.ts';
import { concludePause } from './conclude-pause.ts';
import { findChannel, type Channel } from './record-decision.ts';
import { refuseApproval } from './refuse-approval.ts';
import { prepareRedo } from './send-back.ts';
import { readState } from './stored-state.ts';
import { transition, type RunState, type RunTrigger } from './transitions.ts';

export type DecisionDependencies = Pick<
  WorkflowDependencies,
  'database' | 'queue' | 'clock' | 'readMembers' | 'takeTurns' | 'calendars'
>;

/**
 * Approves, rejects or sends back a run, through any channel. Of simultaneous decisions exactly one
 * wins; an approved run is processed at once and resumes after its pause. A decision is on one
 * pause: the one that it names, or else the one that was open when its request arrived. Where
 * policies apply an approval is a vote, and the one that satisfies them decides.
 * @throws {AppError} `not_found`; `unauthenticated` without a credential through a channel that takes one;
 *   `forbidden` with the reason for who may not decide;
 *   `confirmation_required` where the workspace wants one and there was none; `conflict` where
 *   the named pause is not the present one; `stale_subject` where something else would be done by now;
 *   `not_pending_approval` through the channel `runs`, `conflict` through others, where the run's
 *   status does not allow the decision.
 */
export async function decideRun(
  deps: DecisionDependencies,
  ctx: RequestContext,
  input: DecideRunInput,
): Promise<DecidedRun> {
  if (findChannel(input.door).takesCredential) requireCredential(ctx.caller);
  const runId = input.runId ?? (await findDecidedRun(deps, ctx, input.approvalId ?? ''));
  return deps.takeTurns(`${ctx.caller.workspaceId} ${runId}`, () =>
    decideInTurn(deps, ctx, { ...input, runId }),
  );
}

/** @throws {AppError} `not_found` for a pause of no or another workspace. */
async function findDecidedRun(
  { database }: Pick<DecisionDependencies, 'database'>,
  { caller: { workspaceId } }: RequestContext,
  approvalId: string,
): Promise<string> {
  const entryId = toEntryId(approvalId) ?? '';
  const [approval] = await database.read(workspaceId, ({ db }) =>
    db
      .select({ runId: approvals.runId })
      .from(approvals)
      .where(and(eq(approvals.workspaceId, workspaceId), eq(approvals.entryId, entryId))),
  );
  if (approval === undefined) throw notFound('Approval');
  return approval.runId;
}

async function decideInTurn(
  deps: DecisionDependencies,
  ctx: RequestContext,
  input: RunDecision,
): Promise<DecidedRun> {
  const { database, clock } = deps;
  const { caller } = ctx;
  const { workspaceId } = caller;
  // What the channel has read is no part of what the client sent: it differs when that is sent again.
  const { decisionId: key = ctx.idempotencyKey, openApprovalId: _found, ...body } = input;
  const endpoint = nameEndpoint(input);
  const governed = await database.read(workspaceId, (scope) => isGoverned(scope, input.runId));
  // Asked where a policy applies, and in no transaction.
  const facts = governed ? await deps.readMembers(ctx) : null;
  const calendar =
    input.decision === 'send_back' ? await deps.calendars.load(workspaceId) : undefined;
  const { by, ...decided } = await database.transaction(workspaceId, (tx) =>
    withIdempotencyKey(tx, idempotencyKeys, { endpoint, key, body, now: clock.now() }, () =>
      decide(tx, { ...deps, caller, facts, calendar }, input),
    ),
  );
  // Answers of the release before do not say whose they are.
  if (by === undefined || by === nameCaller(caller)) return decided;
  throw new AppError('conflict', 'Somebody else has used this Idempotency-Key already.');
}

/** The decision ids of the channel `mobile` are made by sync-bridge, those of others by clients. */
const nameEndpoint = ({ door, decision }: DecideRunInput): string =>
  door === 'mobile' ? 'runs.decide' : `${door}.${decision}`;

const nameCaller = (caller: Caller): string => {
  const { kind, id } = toActor(caller);
  return `${kind}:${id}`;
};

interface Deciding extends Pick<WorkflowDependencies, 'queue' | 'clock'> {
  caller: Caller;
  /** Null where no policy applied when they would have been asked for. */
  facts: MemberFacts | null;
  calendar: Calendar | undefined;
}

async function decide(
  tx: Transaction,
  context: Deciding,
  input: RunDecision,
): Promise<DecidedRun & { by?: string }> {
  const run = await lockRun(tx, input.runId);
  const channel = findChannel(input.door);
  const named = namedEntry(input);
  if (named !== undefined && named !== run.pauseEntryId) {
    throw await refuseApproval(tx, { runId: run.id, entryId: named });
  }
  const now = context.clock.now();
  const found = run.pauseEntryId && (await findPause(tx, { entryId: run.pauseEntryId, now }));
  const fresh = found ? await voidStaleVotes(tx, found, { now }) : null;
  const state = transition(readState(run), toTrigger(run, input, channel));
  if (state === null || isLaterPause(run, input, channel)) throw refusal(run, input, channel);
  checkSubject(input, fresh);
  const asked =
    fresh &&
    (await voidOtherAmounts(tx, fresh, { grantUsd: input.grantUsd ?? undefined, run, now }));
  const placeId = authorise(context, asked, now);
  checkConfirmation(context.caller, asked);
  const { caller, facts } = context;
  const { decision, door } = input;
  const pause =
    asked && decision === 'send_back'
      ? await voidStaleVotes(tx, asked, { now, isFresh: () => false })
      : asked;
  const comment = input.comment ?? undefined;
  const by = nameCaller(caller);
  const tally =
    pause && (await castVote(tx, { pause, caller, placeId, decision, comment, door, facts, now }));
  const answer = { runId: run.id, by, ...(tally !== null && { approvals: toCount(tally) }) };
  if (tally !== null && decision === 'approve' && tally.have < tally.need) {
    return { ...answer, status: run.status, isPending: true };
  }
  await concludePause(tx, context, {
    run,
    input,
    channel,
    caller,
    actor: toActor(caller),
    now,
    calendar: context.calendar,
    state,
  });
  return { ...answer, status: state.status };
}

/** Who votes to grant a run another amount than those before votes on something else than they did. */
async function voidOtherAmounts(
  tx: Transaction,
  pause: Pause,
  { grantUsd, run, now }: { grantUsd: number | undefined; run: RunRow; now: Date },
): Promise<Pause> {
  if (run.pauseKind !== 'budget') return pause;
  const subjectDigest = withAmount(pause.subjectDigest, grantUsd);
  const isFresh = (voted: string, present: string): boolean => voted === present;
  return voidStaleVotes(tx, { ...pause, subjectDigest }, { now, isFresh });
}

const toCount = ({ have, need }: Tally) => ({ have, need });

/**
 * @returns the member whose vote it is, null where no member decides.
 * @throws {AppError} with the reason, for who may not decide.
 */
function authorise({ caller, facts }: Deciding, pause: Pause | null, now: Date): string | null {
  const requirements = pause === null ? [] : requirementsNow(pause.row);
  // An edit of what is approved can bring in the first policy between the reading and the lock.
  if (requirements.length > 0 && facts === null) throw unavailable('The approval');
  const approval = pause === null ? { initiators: [], ballots: [] } : toDecidable(pause);
  const verdict = mayDecide(toPrincipal(caller, facts, now), approval, requirements);
  if (verdict.allowed) return verdict.placeId;
  const hasVoted = verdict.code === 'conflict';
  throw new AppError(verdict.code, verdict.reason, hasVoted ? { extra: { hasVoted } } : {});
}

function checkSubject({ subjectDigest }: DecideRunInput, pause: Pause | null): void {
  if (subjectDigest === undefined || subjectDigest === pause?.subjectDigest) return;
  throw new AppError(
    'stale_subject',
    'What would be approved was changed since: look at it again.',
    pause === null ? {} : { extra: { subjectDigest: pause.subjectDigest } },
  );
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
export async function lockRun(tx: Transaction, runId: string): Promise<RunRow> {
  const [run] = await tx.db
    .select()
    .from(runs)
    .where(and(eq(runs.workspaceId, tx.workspaceId), eq(runs.id, runId)))
    .for('update');
  if (run === undefined) throw notFound('Run');
  return run;
}

/** @throws {AppError} `conflict` for a run that cannot be sent back. */
function toTrigger(run: RunRow, input: DecideRunInput, channel: Channel): RunTrigger {
  if (input.decision === 'approve') {
    return { type: 'approve', grantUsd: input.grantUsd?.toFixed(6) };
  }
  if (input.decision === 'send_back') return { type: 'send_back', sequence: prepareRedo(run) };
  return { type: channel.stopsAnyRun ? 'stop' : 'reject', errorMessage: channel.rejection };
}

const done = { approve: 'approved', reject: 'rejected', send_back: 'sent back' };

function refusal(
  state: Pick<RunState, 'status'>,
  input: DecideRunInput,
  channel: Channel,
): AppError {
  if (channel.refusal === 'not_pending_approval') {
    return new AppError('not_pending_approval', 'Run is not pending approval');
  }
  const status = state.status.replaceAll('_', ' ');
  return new AppError('conflict', `A run that is ${status} cannot be ${done[input.decision]}.`);
}
