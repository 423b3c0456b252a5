import { runStatuses, type Actor, type JsonObject } from '@workspace-ops/contracts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ListedFields } from './listed-fields.ts';
import type { RunPlan } from './run-plan.ts';
import { moment, workflowSchema } from './schema.ts';

export const pauseKinds = ['approval_step', 'budget', 'handoff', 'policy'] as const;

export interface SendBack {
  /** The step that is done again. */
  sequence: number;
  /** What is to be done better; empty where the reviewers only answered what was asked. */
  comment: string;
  by: Actor;
  at: string;
  /** Of the steps' results that were put aside: US dollars, decimal. */
  costUsd: string;
  /** The artifact that was sent back, whose next revision the step makes; null where it made none. */
  revises: SentBackArtifact | null;
}

export interface SentBackArtifact {
  lineageId: string;
  artifactId: string;
  /** The time that a person gave it, ISO 8601: the next revision keeps it. */
  scheduledFor?: string;
}

export const runs = workflowSchema.table(
  'runs',
  {
    workspaceId: text().notNull(),
    id: text().notNull(),
    workflowId: text().notNull(),
    workflowName: text(),
    status: text({ enum: runStatuses }).notNull(),
    triggerSource: text().notNull(),
    initialContext: jsonb().$type<JsonObject>().notNull(),
    /** Null for a context that is small enough to be listed whole. */
    listedContext: jsonb().$type<ListedFields>(),
    /** The workflows, by code, that handed off to each other until this run; oldest first. */
    handoffChain: jsonb().$type<string[]>(),
    createdAt: moment().notNull(),
    startedAt: moment(),
    completedAt: moment(),
    errorMessage: text(),
    /** The steps as they were when the run was made; null while its workflow is not deployed. */
    plan: jsonb().$type<RunPlan>(),
    /** The step that is executed, or waited at, or comes next. */
    nextSequence: integer().notNull().default(0),
    stepStartedAt: moment(),
    /** Failures of the step at `nextSequence` that were tried again. */
    stepFailures: integer().notNull().default(0),
    notBefore: moment(),
    pauseKind: text({ enum: pauseKinds }),
    /** The id of the audit entry of the pause, which the decision settles. */
    pauseEntryId: text(),
    /** Written and read by the release before, which knew no amounts. */
    budgetApproved: boolean().notNull().default(false),
    /** US dollars that people granted this run beyond the budgets. */
    grantedUsd: numeric().notNull().default('0'),
    /** Of a run that waits for its budget: the most that the step can cost. */
    neededUsd: numeric(),
    attempt: integer().notNull().default(0),
    /** While running: who may write, where, and until when without a sign of life. */
    attemptToken: text(),
    workerId: text(),
    slot: integer('lane'),
    leaseExpiresAt: moment(),
    /** Of a run that was handed over: who started the first one. Null where it is not known. */
    startedBy: jsonb().$type<Actor>(),
    /** The run whose completion handed over to this one. */
    handedOverFrom: text(),
    /** The run with whose input this one was started again. */
    restartedFrom: text(),
    /** Reviewers' orders to do a step again, oldest first, with what the step had cost. */
    sendBacks: jsonb().$type<SendBack[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    index('runs_newest_idx').on(table.workspaceId, table.createdAt, table.id),
    index('runs_status_idx').on(table.workspaceId, table.status, table.createdAt, table.id),
    index('runs_workflow_idx').on(table.workspaceId, table.workflowId, table.createdAt, table.id),
    index('runs_source_idx').on(table.workspaceId, table.triggerSource, table.createdAt, table.id),
    index('runs_completed_idx')
      .on(table.workspaceId, table.completedAt)
      .where(sql`completed_at is not null`),
    index('runs_sent_back_idx')
      .on(table.workspaceId)
      .where(sql`send_backs is not null`),
    index('runs_handed_over_idx')
      .on(table.workspaceId, table.handedOverFrom, table.createdAt)
      .where(sql`handed_over_from is not null`),
    index('runs_pending_idx')
      .on(table.workspaceId, table.createdAt, table.id)
      .where(sql`status = 'pending'`),
    index('runs_paused_idx')
      .on(table.createdAt)
      .where(sql`status = 'paused_for_approval'`),
    // At most one running run in a slot: the workspace's concurrency is a constraint, not a count.
    uniqueIndex('runs_lane_key')
      .on(table.workspaceId, table.slot)
      .where(sql`status = 'running'`),
    index('runs_lease_idx')
      .on(table.leaseExpiresAt)
      .where(sql`status = 'running'`),
  ],
);

export type RunRow = typeof runs.$inferSelect;
