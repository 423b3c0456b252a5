import { boolean, index, integer, numeric, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, workflowSchema } from './schema.ts';

/**
 * What a workspace spent on models, and what calls under way may cost: a row for each UTC day, each
 * month and each run.
 */
export const budgetLedger = workflowSchema.table(
  'budget_ledger',
  {
    workspaceId: text().notNull(),
    /** A day as `2026-07-01`, a month as `2026-07`, or a run's id. */
    period: text('day').notNull(),
    spentUsd: numeric().notNull(),
    /** The sum of the period's reservations. */
    reservedUsd: numeric().notNull().default('0'),
    /** Of a run: what it spent and reserved of the amount that people granted beyond the budgets. */
    overdrawnUsd: numeric().notNull().default('0'),
    /** Of a day or month: the highest part of its budget whose spending was announced. */
    announcedPercent: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.period] })],
);

/** The highest possible cost of each model call under way; settled by what it did cost. */
export const budgetReservations = workflowSchema.table(
  'budget_reservations',
  {
    workspaceId: text().notNull(),
    id: text().notNull(),
    /** The UTC day, whose beginning is the month. */
    day: text().notNull(),
    /** Null for a call that no run makes. */
    runId: text(),
    model: text(),
    amountUsd: numeric().notNull(),
    /** Whether it is taken from what a person granted the run beyond the budgets. */
    isGranted: boolean().notNull().default(false),
    /** Who has not settled by then died: the amount counts as spent. */
    expiresAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    index('budget_reservations_expiry_idx').on(table.expiresAt),
  ],
);

/** Costs of answers that no audit entry tells of yet: the work that uses the answer writes it. */
export const budgetCharges = workflowSchema.table(
  'budget_charges',
  {
    workspaceId: text().notNull(),
    /** Of the reservation that it settled. */
    id: text().notNull(),
    runId: text(),
    model: text(),
    costUsd: numeric().notNull(),
    settledAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    index('budget_charges_settled_idx').on(table.settledAt),
  ],
);
