import { sql } from 'drizzle-orm';
import { bigserial, index, jsonb, type PgSchema, text, timestamp } from 'drizzle-orm/pg-core';
import type { Queries } from '../session.ts';
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
    },
    (table) => [index('outbox_topic_position_idx').on(table.topic, table.position)],
  );

export type OutboxTable = ReturnType<typeof outboxTable>;

/** Stores a transaction's messages in that transaction, in their order. */
export async function insertMessages(
  db: Queries,
  table: OutboxTable,
  messages: Message[],
): Promise<StoredMessage[]> {
  if (messages.length === 0) return [];
  // One parameter, so that the statement stays prepared however many there are. The column's
  // default is the transaction's begin, which may be long ago when others first see the message.
  const rows = await db.execute<{ position: string }>(sql`
    insert into ${table} (id, workspace_id, topic, payload, created_at)
    select id, "workspaceId", topic, payload, clock_timestamp()
    from json_to_recordset(${JSON.stringify(messages)}::text::json)
      as message (id text, "workspaceId" text, topic text, payload jsonb)
    returning position`);
  return messages.map((message, at) => ({ ...message, position: Number(rows[at]!.position) }));
}
