import { hash } from 'node:crypto';
import { deliveryKeyPrefixes } from '@workspace-ops/contracts';
import { AppError, canonicalJson, dayMs } from '@workspace-ops/service-kit';
import { and, eq, gte, lt } from 'drizzle-orm';
import { jsonb, type PgSchema, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Transaction } from '../database-interface.ts';
import type { Scope } from '../scope.ts';

const keyPattern = /^[\x21-\x7e]{1,255}$/;
const lifetimeMs = dayMs;

/** The table of a service's answered idempotency keys. */
export const idempotencyTable = (schema: PgSchema) =>
  schema.table(
    'idempotency_keys',
    {
      workspaceId: text().notNull(),
      endpoint: text().notNull(),
      key: text().notNull(),
      bodyHash: text().notNull(),
      answer: jsonb(),
      createdAt: timestamp({ withTimezone: true }).notNull(),
    },
    (table) => [primaryKey({ columns: [table.workspaceId, table.endpoint, table.key] })],
  );

export type IdempotencyTable = ReturnType<typeof idempotencyTable>;

export interface IdempotentRequest {
  endpoint: string;
  /** The client's key; without one the work is simply done. */
  key: string | undefined;
  body: unknown;
  now: Date;
}

/**
 * Does the work at most once for each key of a workspace and endpoint, in the work's own transaction:
 * a second use waits on the first one's row and gets its answer. Bodies are compared as canonical
 * JSON, in which the order of keys and white space do not matter.
 * @throws {AppError} `conflict` when the key came with another body; `invalid_input` for a bad key.
 */
export async function withIdempotencyKey<T>(
  tx: Transaction,
  table: IdempotencyTable,
  request: IdempotentRequest,
  work: () => Promise<T>,
): Promise<T> {
  const { endpoint, key, now } = request;
  if (key === undefined) return work();
  checkKey(key);
  const bodyHash = hashBody(request);
  const identity = matchKey(table, tx.workspaceId, { endpoint, key });
  await tx.db.delete(table).where(and(identity, lt(table.createdAt, oldest(now))));
  const inserted = await tx.db
    .insert(table)
    .values({ workspaceId: tx.workspaceId, endpoint, key, bodyHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: table.key });
  if (inserted.length === 0) {
    const [first] = await tx.db.select().from(table).where(identity);
    return readAnswer(first, request) as T;
  }
  const answer = await work();
  await tx.db.update(table).set({ answer }).where(identity);
  return answer;
}

/**
 * What the key was answered with, if it was.
 * @throws {AppError} as `withIdempotencyKey`.
 */
export async function findAnswer(
  { db, workspaceId }: Scope,
  table: IdempotencyTable,
  request: IdempotentRequest & { key: string },
): Promise<{ answer: unknown } | undefined> {
  checkKey(request.key);
  const [first] = await db
    .select()
    .from(table)
    .where(and(matchKey(table, workspaceId, request), gte(table.createdAt, oldest(request.now))));
  return first === undefined ? undefined : { answer: readAnswer(first, request) };
}

function checkKey(key: string): void {
  if (keyPattern.test(key)) return;
  throw new AppError('invalid_input', 'Idempotency-Key must be 1 to 255 visible ASCII characters');
}

function readAnswer(
  first: IdempotencyTable['$inferSelect'] | undefined,
  request: IdempotentRequest,
): unknown {
  if (first === undefined || !isSameBody(first.bodyHash, hashBody(request), request.body)) {
    throw new AppError('conflict', `${nameHeader(request)} was already used with another body`);
  }
  return first.answer;
}

/** What the client calls its key. */
const nameHeader = ({ key }: IdempotentRequest): string =>
  Object.values(deliveryKeyPrefixes).some((prefix) => key?.startsWith(prefix) === true)
    ? 'webhook-id'
    : 'Idempotency-Key';

const matchKey = (
  table: IdempotencyTable,
  workspaceId: string,
  { endpoint, key }: { endpoint: string; key: string },
) => and(eq(table.workspaceId, workspaceId), eq(table.endpoint, endpoint), eq(table.key, key));

const oldest = (now: Date): Date => new Date(now.getTime() - lifetimeMs);

const hashBody = ({ body }: IdempotentRequest): string =>
  hash('sha256', canonicalJson(body ?? null));

/** Keys of a release before this one are hashed over the body's text as it came; a day later none is left. */
const isSameBody = (stored: string, bodyHash: string, body: unknown): boolean =>
  stored === bodyHash || stored === hash('sha256', JSON.stringify(body ?? null));

/** Removes keys past their lifetime; runs under {@link allWorkspaces}. */
export const deleteExpiredKeys = (tx: Transaction, table: IdempotencyTable, now: Date) =>
  tx.db.delete(table).where(lt(table.createdAt, oldest(now)));
