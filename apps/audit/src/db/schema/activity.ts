import { bigint, numeric, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { auditSchema } from './audit-schema.ts';

/** Sums of a workspace's entries by minute, so that the statistics add up at most a day of them. */
export const activity = auditSchema.table(
  'activity',
  {
    workspaceId: text().notNull(),
    minute: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    entries: bigint({ mode: 'number' }).notNull(),
    saifPassed: bigint({ mode: 'number' }).notNull(),
    securityAlerts: bigint({ mode: 'number' }).notNull(),
    cost: numeric().notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.minute] })],
);
