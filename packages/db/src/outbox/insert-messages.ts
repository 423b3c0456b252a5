import { largeData } from '@workspace-ops/service-kit';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  index,
  integer,
  jsonb,
  type PgSchema,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { Queries } from '../scope.ts';
import type { Message, StoredMessage } from './messages.ts';

/** The outbox table of a service's schema: what happened and is not yet handed over. */
export const outboxTable = (schema: PgSchema) =>
  schema.table(
    'outbox',
    {
      position: bigserial({ mode: 'number' }).primaryKey(),
      id: text().notNull(),
      workspaceId: text().notNull(),
      topic: text().notNull(),
      payload: jsonb().notNull(),
      createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
      /** The payload's size as JSON; null for what an earlier release stored. */
      payloadBytes: integer(),
      /** Hand-overs that were begun by a sweep or refused. */
      attempts: integer().notNull().default(0),
      /** Whose hand-over is under way. */
      leaseToken: text(),
      /** Before that moment only the lease's holder hands the message over. */
      leasedUntil: timestamp({ withTimezone: true }),
      lastError: text(),
      /** When the sink last failed at the message alone. Since then it shares no batch with others. */
      failedAt: timestamp({ withTimezone: true }),
      /** How often it failed so, having taken other messages since the time before. */
      failures: integer().notNull().default(0),
      /** Since then the message is set aside: its sink refuses it for good, or fails at it for ever. */
      parkedAt: timestamp({ withTimezone: true }),
    },
    (table) => [
      index('outbox_waiting_idx')
        .on(table.topic, table.position)
        .where(sql`parked_at is null`),
      index('outbox_parked_idx')
        .on(table.topic, table.position)
        .where(sql`parked_at is not null`),
    ],
  );

export type OutboxTable = ReturnType<typeof outboxTable>;

/** Stores a transaction's messages in that transaction, in their order. */
export async function insertMessages(
  db: Queries,
  table: OutboxTable,
  messages: Message[],
): Promise<StoredMessage[]> {
  if (messages.length === 0) return [];
  // So many parameters however many there are, so that the statement stays prepared. The column's
  // default is the transaction's begin, which may be long ago when others first see the message.
  const large = messages.find(({ json }) => json.length > largeData);
  const rows = await db.execute<{ position: string; bytes: number }>(sql`
    insert into ${table} (id, workspace_id, topic, payload, payload_bytes, created_at)
    select id, "workspaceId", topic, coalesce(payload::jsonb, ${large?.json ?? null}::text::jsonb), bytes,
      clock_timestamp()
    from json_to_recordset(${asJson(messages, large)}::text::json)
      as message (id text, "workspaceId" text, topic text, bytes int, payload json)
    returning position, payload_bytes as bytes`);
  return messages.map((message, at) => {
    const { position, bytes } = rows[at]!;
    return { ...message, position: Number(position), bytes };
  });
}

/**
 * The payloads are JSON already.
 * @param large a message whose payload is left out, as a parameter of its own: PostgreSQL parses that
 *   once and not three times.
 */
const asJson = (messages: readonly Message[], large: Message | undefined): string => {
  const rows = messages.map((message) => {
    const { json, ...columns } = message;
    const start = JSON.stringify({ ...columns, bytes: Buffer.byteLength(json) }).slice(0, -1);
    return message === large ? `${start}}` : `${start},"payload":${json}}`;
  });
  return `[${rows.join()}]`;
};
