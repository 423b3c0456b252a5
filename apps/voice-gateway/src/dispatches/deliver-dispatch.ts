import { redactText } from '@workspace-ops/content';
import type { Database, Transaction } from '@workspace-ops/db';
import { jobAnswerMs, serviceContext } from '@workspace-ops/rpc';
import {
  type Clock,
  computeBackoffMs,
  type Logger,
  newId,
  withTimeout,
} from '@workspace-ops/service-kit';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { dispatches, type DispatchRow } from '../db/schema/voice-schema.ts';
import { cancelQueued } from './cancel-queued.ts';
import type { SuppressionCheck } from './check-recipient.ts';
import type { SendOutcome } from './send-dispatch.ts';

export const deliverDispatchTask = 'deliver-dispatch';
export const queuedDispatchSchema = z.object({ workspaceId: z.string(), dispatchId: z.string() });
export type QueuedDispatch = z.infer<typeof queuedDispatchSchema>;

export interface DeliveryDependencies {
  database: Database;
  clock: Clock;
  logger: Logger;
  /** From 0 to 1, as `Math.random`. */
  random: () => number;
  send: (dispatch: DispatchRow, signal: AbortSignal) => Promise<SendOutcome>;
  isSuppressed: SuppressionCheck;
  /** Whether the workspace is suspended or deleted: its calls wait. */
  isClosed: (workspaceId: string) => boolean;
  retryAt: (tx: Transaction, dispatchId: string, runAt: Date) => Promise<void>;
}

/** Tries once to hand a queued call over, and records what came of it with the next try, if any. */
export async function deliverDispatch(
  deps: DeliveryDependencies,
  { workspaceId, dispatchId }: QueuedDispatch,
  signal: AbortSignal,
): Promise<void> {
  const identity = and(eq(dispatches.workspaceId, workspaceId), eq(dispatches.id, dispatchId));
  const [dispatch] = await deps.database.read(workspaceId, ({ db }) =>
    db.select().from(dispatches).where(identity),
  );
  if (dispatch?.status !== 'queued') return;
  if (deps.isClosed(workspaceId)) return waitUntilOpen(deps, dispatch);
  const listed = await isListed(deps, dispatch);
  if (listed !== false) return holdBack(deps, dispatch, listed);
  const outcome = await deps.send(dispatch, signal);
  // Whether the provider got it is not known; whoever takes the job over asks again.
  if (outcome.kind !== 'delivered') signal.throwIfAborted();
  const now = deps.clock.now();
  const attempts = dispatch.attempts + 1;
  const status = statusAfter(outcome, attempts);
  await deps.database.transaction(workspaceId, async (tx) => {
    const recorded = await tx.db
      .update(dispatches)
      .set({
        status,
        attempts,
        lastError: outcome.kind === 'delivered' ? null : outcome.reason,
        updatedAt: now,
      })
      .where(and(identity, eq(dispatches.status, 'queued')))
      .returning({ id: dispatches.id });
    if (recorded.length === 0) return;
    if (status === 'queued') {
      const delayMs = retryDelayMs(attempts, deps.random());
      await deps.retryAt(tx, dispatchId, new Date(now.getTime() + delayMs));
      return;
    }
    auditOutcome(tx, { dispatchId, attempts, outcome, now });
  });
}

/** Whether the number is on the do-not-call list by now; null while nobody can say. */
async function isListed(
  { isSuppressed, logger }: DeliveryDependencies,
  { workspaceId, id, recipientPhone }: DispatchRow,
): Promise<boolean | null> {
  try {
    const asked = isSuppressed(serviceContext(workspaceId, newId('req')), recipientPhone);
    return await withTimeout(asked, jobAnswerMs, `no answer within ${jobAnswerMs} ms`);
  } catch (error) {
    logger.warn({ err: error, dispatchId: id }, 'a call waits for the do-not-call list');
    return null;
  }
}

/** Cancels a call to a number on the list; while the list cannot be read it waits, unattempted. */
async function holdBack(
  deps: DeliveryDependencies,
  { workspaceId, id, recipientPhone, attempts }: DispatchRow,
  isOnList: true | null,
): Promise<void> {
  const now = deps.clock.now();
  await deps.database.transaction(workspaceId, async (tx) => {
    if (isOnList === true) return cancelQueued(tx, { phone: recipientPhone, now });
    const delayMs = retryDelayMs(attempts + 1, deps.random());
    return deps.retryAt(tx, id, new Date(now.getTime() + delayMs));
  });
}

/** Unattempted; the calls of a deleted workspace are erased meanwhile. */
const waitUntilOpen = (
  { database, clock, retryAt }: DeliveryDependencies,
  { workspaceId, id }: DispatchRow,
): Promise<void> =>
  database.transaction(workspaceId, (tx) =>
    retryAt(tx, id, new Date(clock.now().getTime() + closedRetryMs)),
  );

/** How often it is looked whether a closed workspace is open again. */
const closedRetryMs = 60_000;

function statusAfter(outcome: SendOutcome, attempts: number): 'delivered' | 'failed' | 'queued' {
  if (outcome.kind === 'delivered') return 'delivered';
  return outcome.kind === 'refused' || attempts >= maxAttempts ? 'failed' : 'queued';
}

interface FinalOutcome {
  dispatchId: string;
  attempts: number;
  outcome: SendOutcome;
  now: Date;
}

function auditOutcome(tx: Transaction, { dispatchId, attempts, outcome, now }: FinalOutcome): void {
  const isDelivered = outcome.kind === 'delivered';
  tx.audit({
    agent: 'Voice gateway',
    action: isDelivered ? 'voice.dispatch_delivered' : 'voice.dispatch_failed',
    timestamp: now.toISOString(),
    status: isDelivered ? 'success' : 'error',
    message: isDelivered
      ? `Handed the outbound call ${dispatchId} over to the telephony provider.`
      : `Gave up on the outbound call ${dispatchId}. ${redactText(outcome.reason).text}`,
    details: { dispatchId, attempts },
  });
}

/** Tries until the hand-over of a call counts as failed: about ten minutes in all. */
export const maxAttempts = 10;

const backoff = { firstMs: 1_000, longestMs: 120_000, jitter: 0.2 };

/** After so many failed attempts: 1, 2, 4 s up to two minutes, by `random` 20 % more or less. */
export const retryDelayMs = (attempts: number, random: number): number =>
  computeBackoffMs(backoff, attempts, random);
