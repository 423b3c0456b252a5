import { index, numeric, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { workflowSchema } from './schema.ts';

/** What a workspace spent on models, and what calls under way may cost, by UTC day. */
export const budgetLedger = workflowSchema.table(
  'budget_ledger',
  {
    workspaceId: text().notNull(),
    /** The UTC day, as `2026-07-01`. */
    day: text().notNull(),
    spentUsd: numeric().notNull(),
    /** The sum of the day's reservations. */
    reservedUsd: numeric().notNull().default('0'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.day] })],
);

/** The highest possible cost of each model call under way; settled by what it did cost. */
export const budgetReservations = workflowSchema.table(
  'budget_reservations',
  {
    workspaceId: text().notNull(),
    id: text().notNull(),
    /** Of the ledger's row. */
    day: text().notNull(),
    amountUsd: numeric().notNull(),
    /** Who has not settled by then died: the amount counts as spent. */
    expiresAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    index('budget_reservations_expiry_idx').on(table.expiresAt),
  ],
);
