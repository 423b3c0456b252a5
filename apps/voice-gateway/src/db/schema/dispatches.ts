import { campaignTypes } from '@workspace-ops/contracts';
import { index, integer, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { voiceSchema } from './voice-schema.ts';

export const dispatchStatuses = ['queued', 'delivered', 'failed', 'cancelled'] as const;

/** Outbound calls and what became of their hand-over to the telephony provider. */
export const dispatches = voiceSchema.table(
  'dispatches',
  {
    workspaceId: text().notNull(),
    id: text().notNull(),
    /** E.164. */
    recipientPhone: text().notNull(),
    leadName: text(),
    companyName: text(),
    campaignType: text({ enum: campaignTypes }).notNull(),
    scriptPrompt: text().notNull(),
    agentAssigned: text().notNull(),
    status: text({ enum: dispatchStatuses }).notNull(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    updatedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    index('dispatches_recipient_idx').on(table.workspaceId, table.recipientPhone, table.createdAt),
  ],
);
