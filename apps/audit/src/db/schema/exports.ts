import { integer, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { auditSchema } from './audit-schema.ts';

/** The exports under way, of all replicas: a row for each of a workspace's places. */
export const exports = auditSchema.table(
  'exports',
  {
    workspaceId: text().notNull(),
    place: integer().notNull(),
    /** Who holds the place. */
    token: text().notNull(),
    /** Whoever does not read on until then loses it. */
    expiresAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.place] })],
);
