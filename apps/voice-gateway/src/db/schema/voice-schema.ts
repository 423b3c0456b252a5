import {
  callDispositions,
  callSentiments,
  campaignTypes,
  serviceInterests,
} from '@workspace-ops/contracts';
import { idempotencyTable, outboxTable } from '@workspace-ops/db';
import {
  doublePrecision,
  index,
  integer,
  pgSchema,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

export const voiceSchema = pgSchema('voice');

export const outbox = outboxTable(voiceSchema);
export const idempotencyKeys = idempotencyTable(voiceSchema);

/** The migration adds the constraint `bookings_do_not_overlap`, which drizzle-kit cannot say. */
export const bookings = voiceSchema.table(
  'bookings',
  {
    workspaceId: text().notNull(),
    id: text().notNull(),
    startsAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    endsAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /** E.164. */
    callerPhone: text().notNull(),
    callerName: text(),
    callerEmail: text(),
    notes: text(),
    agentSessionId: text(),
    serviceInterest: text({ enum: serviceInterests }),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    index('bookings_starts_at_idx').on(table.workspaceId, table.startsAt),
  ],
);

/** The results store: one row a call, completed by later deliveries of the same id. */
export const calls = voiceSchema.table(
  'calls',
  {
    workspaceId: text().notNull(),
    callId: text().notNull(),
    /** E.164 where it is a number; as it was sent for withheld numbers and SIP addresses. */
    callerNumber: text(),
    durationSeconds: doublePrecision(),
    transcript: text(),
    sentiment: text({ enum: callSentiments }),
    recordingUrl: text(),
    disposition: text({ enum: callDispositions }),
    summary: text(),
    agentId: text(),
    /** The run that brings the call into the CRM, once it was created. */
    crmRunId: text(),
    receivedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    updatedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.callId] })],
);

const dispatchStatuses = ['queued', 'delivered', 'failed', 'cancelled'] as const;

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

export type DispatchRow = typeof dispatches.$inferSelect;
