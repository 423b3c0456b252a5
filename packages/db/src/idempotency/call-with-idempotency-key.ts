import { setTimeout as delay } from 'node:timers/promises';
import { AppError, computeBackoffMs, newId } from '@workspace-ops/service-kit';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database-interface.ts';
import {
  findAnswer,
  type IdempotencyTable,
  withIdempotencyKey,
  type IdempotentRequest,
} from './with-idempotency-key.ts';

export interface IdempotentCallRequest extends IdempotentRequest {
  key: string;
  workspaceId: string;
}

export interface IdempotentCall<S, T> {
  /** Makes what is kept first: the id by which the call is recognised when it is done again. */
  start: () => S;
  /** The remote call. It must end within the lease; what it rejects with is not kept. */
  call: (started: S) => Promise<T>;
  /** Writes in the transaction that stores the answer. */
  onAnswer: (tx: Transaction, answer: T) => void;
  /** How long a second use waits for the first one that is under way, in milliseconds. */
  waitMs: number;
  /** Longer than the call takes, at most. After a crash a retry goes on when it is over. */
  leaseMs: number;
}

const polling = { firstMs: 25, longestMs: 250 };

/**
 * As `withIdempotencyKey`, for a call to a service that recognises repeated ids: no transaction is
 * open during the call. The call's id is stored before it and the answer after it. In between, a lease
 * makes other uses of the key wait; after a crash the next use repeats the call with the same id.
 * @throws {AppError} as `withIdempotencyKey`; `unavailable` when the first use has no answer in time.
 */
export async function callWithIdempotencyKey<S, T>(
  database: Database,
  table: IdempotencyTable,
  request: IdempotentCallRequest,
  work: IdempotentCall<S, T>,
): Promise<T> {
  const { workspaceId } = request;
  const token = newId('key');
  const endsAt = performance.now() + work.waitMs;
  for (let polls = 1; ; polls += 1) {
    const found = await database.read(workspaceId, (scope) => findAnswer(scope, table, request));
    if (found !== undefined) return found.answer as T;
    const done = await tryToPerform(database, table, { request, work, token });
    if (done !== undefined) return done.answer;
    if (performance.now() >= endsAt) throw stillUnderWay();
    await delay(computeBackoffMs(polling, polls));
  }
}

interface Use<S, T> {
  request: IdempotentCallRequest;
  work: IdempotentCall<S, T>;
  token: string;
}

interface Answered<T> {
  answer: T;
}

/** @returns nothing while another use is under way. */
async function tryToPerform<S, T>(
  database: Database,
  table: IdempotencyTable,
  use: Use<S, T>,
): Promise<Answered<T> | undefined> {
  const { request, work } = use;
  const { workspaceId } = request;
  const claimed = await database.transaction(workspaceId, (tx) => claim(tx, table, use));
  if (claimed === undefined || 'answer' in claimed) return claimed;
  const [outcome] = await Promise.allSettled([work.call(claimed.started)]);
  return database
    .transaction(workspaceId, async (tx) => {
      const isHeld = await endLease(tx, table, use);
      // Another use has taken over, and its answer counts.
      if (!isHeld || outcome.status === 'rejected') return undefined;
      const answer = await withIdempotencyKey(tx, table, request, async () => {
        work.onAnswer(tx, outcome.value);
        return outcome.value;
      });
      return { answer };
    })
    .finally(() => {
      if (outcome.status === 'rejected') throw outcome.reason;
    });
}

/** Takes the lease, unless another use holds it, and only then looks whether there is an answer. */
async function claim<S, T>(
  tx: Transaction,
  table: IdempotencyTable,
  use: Use<S, T>,
): Promise<Answered<T> | { started: S } | undefined> {
  const { request, work, token } = use;
  const startRequest = { ...request, endpoint: `${request.endpoint}.id` };
  const started = await withIdempotencyKey(tx, table, startRequest, async () => work.start());
  const claimed = await tx.db.execute(sql`
    insert into ${table} as lease (workspace_id, endpoint, key, body_hash, answer, created_at)
    values (${tx.workspaceId}, ${nameLease(request)}, ${request.key}, '',
      jsonb_build_object('token', ${token}::text, 'until', ${leaseEnd(work.leaseMs)}),
      ${request.now.toISOString()}::timestamptz)
    on conflict (workspace_id, endpoint, key)
      do update set answer = excluded.answer, created_at = excluded.created_at
      where (lease.answer->>'until')::timestamptz < clock_timestamp()
    returning key`);
  if (claimed.length === 0) return undefined;
  const found = await findAnswer(tx, table, request);
  if (found === undefined) return { started };
  await endLease(tx, table, use);
  return { answer: found.answer as T };
}

async function endLease(
  tx: Transaction,
  table: IdempotencyTable,
  { request, token }: Pick<Use<unknown, unknown>, 'request' | 'token'>,
): Promise<boolean> {
  const ended = await tx.db.execute(sql`
    delete from ${table} where workspace_id = ${tx.workspaceId} and key = ${request.key}
      and endpoint = ${nameLease(request)} and answer->>'token' = ${token}
    returning key`);
  return ended.length > 0;
}

const nameLease = ({ endpoint }: IdempotentCallRequest): string => `${endpoint}.lease`;

const leaseEnd = (leaseMs: number) =>
  sql`clock_timestamp() + make_interval(secs => ${leaseMs / 1_000})`;

const stillUnderWay = (): AppError =>
  new AppError(
    'unavailable',
    'The first use of this Idempotency-Key is still under way. Try again shortly.',
    { retryAfterSeconds: 1 },
  );
