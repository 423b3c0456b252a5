import type { ColdmailEventType } from '@workspace-ops/contracts';
import { boolean, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { ReplyReason } from '@workspace-ops/replies';
import { schema } from './outbound-schema.ts';

const moment = () => timestamp({ withTimezone: true, precision: 3 });

/** Cold-email events as they came, with what was made of them. Partitioned by `received_at`. */
export const events = schema.table(
  'events',
  {
    workspaceId: text().notNull(),
    receivedAt: moment().notNull(),
    id: text().notNull(),
    eventType: text().$type<ColdmailEventType>().notNull(),
    leadEmail: text().notNull(),
    campaignId: text(),
    campaignName: text(),
    leadFirstName: text(),
    leadLastName: text(),
    companyName: text(),
    replyText: text(),
    /** When it happened, by the sender. */
    occurredAt: moment(),
    isHotLead: boolean().notNull(),
    reason: text().$type<ReplyReason>().notNull(),
    matched: text().array().notNull(),
    /** SHA-256 of the payload, hexadecimal. */
    payloadHash: text().notNull(),
    /** The run that follows up a hot lead, once it is created. */
    runId: text(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.receivedAt, table.id] })],
);
