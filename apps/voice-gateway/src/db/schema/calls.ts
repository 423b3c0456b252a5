import { callDispositions, callSentiments } from '@workspace-ops/contracts';
import { doublePrecision, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { voiceSchema } from './voice-schema.ts';

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
