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
  // The column's default is the transaction's begin, which may be long ago when others first see it.
  const createdAt = sql`clock_timestamp()`;
  const rows = await db
    .insert(table)
    .values(messages.map((message) => ({ ...message, createdAt })))
    .returning({ position: table.position });
  return messages.map((message, at) => ({ ...message, position: rows[at]!.position }));
}
