import {
  assessmentDepths,
  assessmentDomains,
  assessmentSessionDomains,
  type JsonValue,
  knowledgeSources,
} from '@workspace-ops/contracts';
import { outboxTable } from '@workspace-ops/db';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgPolicy, pgSchema, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const knowledgeSchema = pgSchema('knowledge');

export const outbox = outboxTable(knowledgeSchema);

const isGlobal = sql`workspace_id = '@global'`;
const isScoped = sql`(select current_setting('app.workspace_id')) <> ''`;
const isCreator = sql`created_by_workspace = (select current_setting('app.workspace_id'))`;

/**
 * Beside `workspace_isolation`: each workspace reads the global records, and makes and deletes its
 * own ones. System records have no creator, so no workspace can make or delete one.
 */
const globalPolicies = () => [
  pgPolicy('global_read', { for: 'select', using: sql`${isGlobal} and ${isScoped}` }),
  pgPolicy('global_insert', { for: 'insert', withCheck: sql`${isGlobal} and ${isCreator}` }),
  pgPolicy('global_delete', { for: 'delete', using: sql`${isGlobal} and ${isCreator}` }),
];

export const questions = knowledgeSchema.table(
  'questions',
  {
    /** The workspace, or the global scope. */
    workspaceId: text().notNull(),
    id: text().notNull(),
    domain: text({ enum: assessmentDomains }).notNull(),
    depth: text({ enum: assessmentDepths }).notNull(),
    text: text().notNull(),
    skill: text().notNull(),
    evaluation: text().notNull(),
    signals: jsonb().$type<string[]>().notNull(),
    source: text({ enum: knowledgeSources }).notNull(),
    /** Null for system records. */
    createdByWorkspace: text(),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    index('questions_newest_idx').on(table.workspaceId, table.createdAt, table.id),
    ...globalPolicies(),
  ],
);

export type QuestionRow = typeof questions.$inferSelect;

export const sessions = knowledgeSchema.table(
  'sessions',
  {
    /** The workspace, or the global scope. */
    workspaceId: text().notNull(),
    id: text().notNull(),
    callNotes: text().notNull(),
    clientName: text().notNull(),
    domain: text({ enum: assessmentSessionDomains }).notNull(),
    detectedSignals: jsonb().$type<string[]>().notNull(),
    findings: jsonb().$type<JsonValue[]>().notNull(),
    selectedQuestionIds: jsonb().$type<string[]>().notNull(),
    createdByWorkspace: text().notNull(),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] }), ...globalPolicies()],
);

const texts = () => jsonb().$type<string[]>().notNull();

export const profiles = knowledgeSchema.table(
  'profiles',
  {
    /** The workspace, or the global scope. */
    workspaceId: text().notNull(),
    id: text().notNull(),
    name: text().notNull(),
    industry: text().notNull(),
    /** The industry as the filter compares it; PostgreSQL's own `lower` depends on the locale. */
    industryKey: text().notNull(),
    targetRole: text().notNull(),
    companySize: text().notNull(),
    revenueRange: text().notNull(),
    valueProposition: text().notNull(),
    acutePainTriggers: texts(),
    buyingSignals: texts(),
    disqualifiers: texts(),
    outreachAngles: texts(),
    source: text({ enum: knowledgeSources }).notNull(),
    /** Null for system records. */
    createdByWorkspace: text(),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    index('profiles_newest_idx').on(table.workspaceId, table.createdAt, table.id),
    ...globalPolicies(),
  ],
);

export type ProfileRow = typeof profiles.$inferSelect;
