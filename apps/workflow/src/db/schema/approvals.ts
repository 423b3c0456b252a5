import {
  approvalDecisions,
  approvalEffects,
  approvalKinds,
  type Actor,
  type ApprovalNeed,
  type ApprovalPolicy,
} from '@workspace-ops/contracts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment, workflowSchema } from './schema.ts';

const exactMoment = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

/** What a policy that matched asks for at a pause, with its roles resolved. */
export interface StoredRequirement {
  name: string;
  count: number;
  roles: string[];
  notInitiator: boolean;
  deadline?: NonNullable<ApprovalPolicy['deadline']>;
}

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
    /** The facts that the reason asks for; null for none, and in rows of a release that did not store them. */
    needs: jsonb().$type<ApprovalNeed[]>(),
    requestedAt: moment().notNull(),
    /**
     * By the database's clock, which a decision's arrival is compared with; null in rows of a
     * release that did not store it.
     */
    openedAt: moment().default(sql`clock_timestamp()`),
    decision: text({ enum: ['approve', 'reject', 'send_back', 'expire'] }),
    decidedBy: text(),
    decidedAt: moment(),
    door: text(),
    /** What the decider says to it. */
    comment: text(),
    /** The ids of the artifacts that were decided on; null in rows of a release that did not store them. */
    decidedArtifacts: jsonb().$type<string[]>(),
    /** Null in rows of a release without policies, which count as a gate of internal effect. */
    kind: text({ enum: approvalKinds }),
    effect: text({ enum: approvalEffects }),
    /** The version of the policies that the pause began with, and what matched of them; null for none. */
    policyVersion: integer(),
    requirements: jsonb().$type<StoredRequirement[]>(),
    /** Who started the run and those that handed it over. */
    initiators: jsonb().$type<Actor[]>(),
    /** When the post that is approved goes out, where no date of its own says it; null for no plan. */
    plannedFor: moment(),
    /** Nobody asked for that time, or for its hour; null for no plan. */
    plannedProposed: boolean(),
    deadline: moment(),
    escalatedAt: moment(),
    /** Who may decide too since it escalated. */
    escalatedTo: jsonb().$type<{ policy: string; roles: string[] }>(),
    decidedActor: jsonb().$type<Actor>(),
    /** When those who may decide were told of it, and of its escalation. */
    toldAt: moment(),
    escalationToldAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.entryId] }),
    index('approvals_run_idx').on(table.workspaceId, table.runId),
    index('approvals_newest_idx').on(table.workspaceId, table.requestedAt, table.entryId),
    index('approvals_open_idx')
      .on(table.workspaceId, table.requestedAt)
      .where(sql`decided_at is null`),
    index('approvals_decided_idx')
      .on(table.workspaceId, table.decidedAt)
      .where(sql`decided_at is not null`),
    index('approvals_planned_idx')
      .on(table.plannedFor)
      .where(sql`decided_at is null and planned_for is not null`),
    index('approvals_untold_idx')
      .on(table.requestedAt)
      .where(sql`decided_at is null and told_at is null`),
    index('approvals_escalation_untold_idx')
      .on(table.escalatedAt)
      .where(sql`decided_at is null and escalated_at is not null and escalation_told_at is null`),
  ],
);

/** Who voted on a pause, and how; a vote that was voided stays. */
export const approvalVotes = workflowSchema.table(
  'approval_votes',
  {
    workspaceId: text().notNull(),
    id: text().notNull(),
    entryId: text().notNull(),
    decision: text({ enum: approvalDecisions }).notNull(),
    /** The member in whose place the vote is, and who gave it; the same but for a delegate. */
    placeId: text().notNull(),
    voterId: text().notNull(),
    by: jsonb().$type<Actor>().notNull(),
    inPlaceOf: jsonb().$type<Actor>(),
    comment: text(),
    door: text().notNull(),
    /** Of what was voted on. */
    subjectDigest: text().notNull(),
    at: exactMoment().notNull(),
    voidedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    index('approval_votes_entry_idx').on(table.workspaceId, table.entryId, table.at),
    // One person never twice, neither as themselves nor by a delegate.
    uniqueIndex('approval_votes_voter_key')
      .on(table.workspaceId, table.entryId, table.voterId)
      .where(sql`voided_at is null`),
    uniqueIndex('approval_votes_place_key')
      .on(table.workspaceId, table.entryId, table.placeId)
      .where(sql`voided_at is null`),
  ],
);

/** Every version of a workspace's policies; the highest one counts for pauses to come. */
export const approvalPolicies = workflowSchema.table(
  'approval_policies',
  {
    workspaceId: text().notNull(),
    version: integer().notNull(),
    policies: jsonb().$type<ApprovalPolicy[]>().notNull(),
    createdAt: exactMoment().notNull(),
    createdBy: jsonb().$type<Actor>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.version] })],
);
