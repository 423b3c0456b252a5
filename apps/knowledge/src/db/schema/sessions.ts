import { assessmentSessionDomains, type JsonValue } from '@workspace-ops/contracts';
import { jsonb, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { globalPolicies } from './global-policies.ts';
import { knowledgeSchema } from './knowledge-schema.ts';

/** Saved discovery sessions. */
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
