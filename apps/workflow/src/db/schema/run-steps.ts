import { sql } from 'drizzle-orm';
import { index, integer, jsonb, numeric, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { workflowSchema } from './schema.ts';

const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/**
 * What finished, written once. Partitioned by the run's creation, which is the same for all of a
 * run's steps, so that its key holds across partitions and retention drops whole months.
 */
export const runSteps = workflowSchema.table(
  'run_steps',
  {
    workspaceId: text().notNull(),
    runId: text().notNull(),
    runCreatedAt: moment().notNull(),
    sequence: integer().notNull(),
    id: text().notNull(),
    status: text({ enum: ['completed', 'failed'] }).notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    /** The step's text where no artifact holds it. */
    content: text(),
    artifactId: text(),
    toolsExecuted: jsonb().$type<string[]>().notNull(),
    model: text().notNull(),
    tokensTotal: integer().notNull(),
    /** US dollars; null where the price is unknown. */
    costUsd: numeric(),
    latencyMs: integer().notNull(),
    attempt: integer().notNull(),
    startedAt: moment().notNull(),
    completedAt: moment().notNull(),
    error: text(),
  },
  (table) => [
    primaryKey({
      columns: [table.workspaceId, table.runId, table.sequence, table.runCreatedAt],
    }),
  ],
);

/** Pauses and their decisions, by the id of the pause's audit entry. */
export const approvals = workflowSchema.table(
  'approvals',
  {
    workspaceId: text().notNull(),
    entryId: text().notNull(),
    runId: text().notNull(),
    workflowId: text().notNull(),
    workflowName: text(),
    sequence: integer().notNull(),
    stepTitle: text().notNull(),
    reason: text().notNull(),
    requestedAt: moment().notNull(),
    /**
     * By the database's clock, which a decision's arrival is compared with; null in rows of a
     * release that did not store it.
     */
    openedAt: moment().default(sql`clock_timestamp()`),
    decision: text({ enum: ['approve', 'reject'] }),
    decidedBy: text(),
    decidedAt: moment(),
    door: text(),
    /** What the decider says to it. */
    comment: text(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.entryId] }),
    index('approvals_run_idx').on(table.workspaceId, table.runId),
    index('approvals_open_idx')
      .on(table.workspaceId, table.requestedAt)
      .where(sql`decided_at is null`),
  ],
);
