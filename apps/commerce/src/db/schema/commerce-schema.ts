import type { PlaybookId } from '@workspace-ops/contracts';
import { outboxTable } from '@workspace-ops/db';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgSchema, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const commerceSchema = pgSchema('commerce');

export const outbox = outboxTable(commerceSchema);

/**
 * The playbooks that a workspace has mounted. Without a row it has the defaults, which become rows
 * at the first change. A row is also an order to the workflow service: a change raises `revision`,
 * and `deployed_revision` follows.
 */
export const subscriptions = commerceSchema.table(
  'subscriptions',
  {
    workspaceId: text().notNull(),
    playbookId: text().$type<PlaybookId>().notNull(),
    status: text({ enum: ['active', 'canceled'] }).notNull(),
    changedAt: timestamp({ withTimezone: true, precision: 3, mode: 'date' }).notNull(),
    revision: integer().notNull(),
    deployedRevision: integer().notNull(),
    deployAttempts: integer().notNull().default(0),
    /** Not tried before: the next try after a failure, or the end of the lease of the one under way. */
    deployAt: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.playbookId] }),
    index('subscriptions_outstanding_idx')
      .on(table.deployAt)
      .where(sql`${table.revision} <> ${table.deployedRevision}`),
  ],
);

/** The plants of the sample store; an id belongs to its workspace. */
export const plants = commerceSchema.table(
  'plants',
  {
    workspaceId: text().notNull(),
    id: bigint({ mode: 'bigint' }).notNull(),
    name: text().notNull(),
    tag: text(),
    createdAt: timestamp({ withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
