import { auditStatuses } from '@workspace-ops/contracts';
import { bigint, index, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { auditSchema } from './audit-schema.ts';

const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/**
 * The entries that ask for approval, and how they were decided: what the chain says, as a table
 * that answers at once. A row is written by the entry and by the link that decides it, whichever
 * comes first, each half once.
 */
export const reviews = auditSchema.table(
  'reviews',
  {
    workspaceId: text().notNull(),
    entryId: text().notNull(),
    /** Null while only the deciding link is known. */
    entryTimestamp: moment(),
    runId: text(),
    /** The entry's status now: `requires_approval` until it is decided. */
    status: text({ enum: auditStatuses }).notNull(),
    linkId: text(),
    linkPosition: bigint({ mode: 'number' }),
    decidedBy: text(),
    decidedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.entryId] }),
    index('reviews_status_idx').on(
      table.workspaceId,
      table.status,
      table.entryTimestamp,
      table.entryId,
    ),
    index('reviews_link_idx').on(table.workspaceId, table.linkPosition),
  ],
);

export type ReviewRow = typeof reviews.$inferSelect;
