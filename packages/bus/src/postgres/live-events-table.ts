import {
  bigserial,
  index,
  jsonb,
  type PgSchema,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/**
 * The live events of the last day, in a service's schema. A workspace's positions are given in the order
 * of the commits, so that who has seen one of them has seen, or will never see, every lower one.
 */
export const liveEventsTable = (schema: PgSchema) =>
  schema.table(
    'live_events',
    {
      workspaceId: text().notNull(),
      position: bigserial({ mode: 'number' }).notNull(),
      id: text().notNull(),
      event: text().notNull(),
      timestamp: text().notNull(),
      data: jsonb().$type<Record<string, unknown>>().notNull(),
      storedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.workspaceId, table.position] }),
      uniqueIndex('live_events_id_key').on(table.workspaceId, table.id),
      // For the retention. A position is one workspace's: one that moved here from another cell brings its own.
      index('live_events_stored_at_idx').on(table.storedAt),
    ],
  );

export type LiveEventsTable = ReturnType<typeof liveEventsTable>;
