import { knowledgeSources } from '@workspace-ops/contracts';
import { index, jsonb, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { globalPolicies } from './global-policies.ts';
import { knowledgeSchema } from './knowledge-schema.ts';

const texts = () => jsonb().$type<string[]>().notNull();

/** The library of ideal customer profiles. */
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
