import { assessmentDepths, assessmentDomains, knowledgeSources } from '@workspace-ops/contracts';
import { index, jsonb, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { globalPolicies } from './global-policies.ts';
import { knowledgeSchema } from './knowledge-schema.ts';

/** The assessment bank. */
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
