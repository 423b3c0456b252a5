import {
  toVotesMissing,
  type auditDecisionSchema,
  type DecidedRun,
  type DecideRunInput,
  type ErrorCode,
} from '@workspace-ops/contracts';
import type { Database } from '@workspace-ops/db';
import { toAppError, type RequestContext } from '@workspace-ops/rpc';
import { AppError, notFound } from '@workspace-ops/service-kit';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { events, reviews } from '../db/schema/index.ts';

export interface DecideContext {
  database: Database;
  /** The one function that decides a run, whatever the channel. */
  decideRun(ctx: RequestContext, input: RunDecision): Promise<DecidedRun>;
}

/** `pauseEntryId` is the entry that is decided: the run may have gone on and paused again. */
export type RunDecision = Pick<
  DecideRunInput,
  'decision' | 'decisionId' | 'approvalId' | 'comment' | 'grantUsd'
> & { runId: string; pauseEntryId: string };

export interface DecideInput {
  id: string;
  decision: 'approve' | 'reject';
  approvalId?: string | undefined;
  comment?: string | undefined;
  grantUsd?: number | undefined;
}

const messages = {
  approve: 'Approved. The paused action goes on.',
  reject: 'Rejected. The pending action is cancelled.',
};

/**
 * Decides the run that an entry paused. The workflow service answers when it has handed over what it
 * recorded, so that the entry shows the decision by then; while this service does not take it in, later.
 * @throws {AppError} `not_found`, or `conflict` when the entry or its run cannot be decided.
 */
export async function decideLog(
  context: DecideContext,
  ctx: RequestContext,
  { id, decision, approvalId, comment, grantUsd }: DecideInput,
): Promise<z.output<typeof auditDecisionSchema>> {
  const runId = await findPausedRun(context, ctx, id);
  const decisionId = ctx.idempotencyKey;
  const said = { approvalId, comment, grantUsd, decisionId };
  try {
    const decided = await context.decideRun(ctx, { runId, decision, pauseEntryId: id, ...said });
    return toAnswer(decided, decision);
  } catch (cause) {
    const error = toAppError(cause);
    if (!decidedCodes.has(error.code)) throw error;
    // It says more than the entry does: who decided, or that the caller has voted.
    if (error.extra !== undefined) throw error;
    throw new AppError('conflict', `The run of audit log ${id} is not pending approval.`, {
      cause,
    });
  }
}

const toAnswer = (
  decided: DecidedRun,
  decision: DecideInput['decision'],
): z.output<typeof auditDecisionSchema> => ({
  success: true,
  ...(toVotesMissing(decided) ?? { message: messages[decision] }),
});

/** What the workflow service says of a run that is decided already, or that is no more. */
const decidedCodes = new Set<ErrorCode>(['conflict', 'not_pending_approval', 'not_found']);

async function findPausedRun(
  context: DecideContext,
  ctx: RequestContext,
  id: string,
): Promise<string> {
  const review = await findReview(context, ctx, id);
  if (!review?.entryTimestamp) throw await explainNoReview(context, ctx, id);
  // A key may be that of the decision itself: the workflow service knows its answer.
  const isRepeated = ctx.idempotencyKey !== undefined && review.runId !== null;
  if (review.status !== 'requires_approval' && !isRepeated) {
    const outcome = review.status === 'error' ? 'rejected' : 'approved';
    const by = review.decidedBy === null ? '' : ` by ${review.decidedBy}`;
    const at = review.decidedAt === null ? '' : ` at ${review.decidedAt.toISOString()}`;
    throw new AppError('conflict', `Audit log ${id} was already ${outcome}${by}${at}.`);
  }
  if (review.runId !== null) return review.runId;
  throw new AppError('conflict', `Audit log ${id} names no run that could be decided.`);
}

async function explainNoReview(
  { database }: DecideContext,
  { caller: { workspaceId } }: RequestContext,
  id: string,
): Promise<AppError> {
  const [event] = await database.read(workspaceId, ({ db }) =>
    db
      .select({ status: events.status, decides: events.decides })
      .from(events)
      .where(and(eq(events.workspaceId, workspaceId), eq(events.id, id))),
  );
  if (event === undefined || event.decides !== null) return notFound(`Audit log ${id}`);
  return new AppError(
    'conflict',
    `Audit log ${id} does not require approval: its status is ${event.status}.`,
  );
}

async function findReview({ database }: DecideContext, ctx: RequestContext, id: string) {
  const { workspaceId } = ctx.caller;
  const [review] = await database.read(workspaceId, ({ db }) =>
    db
      .select()
      .from(reviews)
      .where(and(eq(reviews.workspaceId, workspaceId), eq(reviews.entryId, id))),
  );
  return review;
}
