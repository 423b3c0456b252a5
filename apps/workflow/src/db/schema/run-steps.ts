import { sql } from 'drizzle-orm';
import { index, integer, jsonb, numeric, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, workflowSchema } from './schema.ts';

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
    index('run_steps_completed_idx')
      .on(table.workspaceId, table.completedAt)
      .where(sql`completed_at is not null`),
  ],
);
