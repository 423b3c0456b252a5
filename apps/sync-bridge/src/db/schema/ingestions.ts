import type { JsonObject } from '@workspace-ops/contracts';
import { jsonb, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { syncSchema } from './sync-schema.ts';

/**
 * Field data as it came in, append-only. Partitioned by `received_at` (the migration says so);
 * the primary key, read backwards, is the list of a workspace's last ingestions.
 */
export const ingestions = syncSchema.table(
  'ingestions',
  {
    workspaceId: text().notNull(),
    receivedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    id: text().notNull(),
    source: text().notNull(),
    dataType: text().notNull(),
    /** What was sent, with the notes merged into it. */
    payload: jsonb().$type<JsonObject>().notNull(),
    notes: text(),
    triggerWorkflowId: text(),
    routedRunId: text(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.receivedAt, table.id] })],
);
