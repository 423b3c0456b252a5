import { approvalMailTimes, type ApprovalNotice } from '@workspace-ops/contracts';
import { sql } from 'drizzle-orm';
import { foreignKey, index, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { identitySchema, moment } from './identity-schema.ts';
import { memberships } from './accounts.ts';

/** Which mails a member wants; without a row each setting has its default. */
export const notificationSettings = identitySchema.table(
  'notification_settings',
  {
    workspaceId: text().notNull(),
    userId: text().notNull(),
    approvals: text({ enum: approvalMailTimes }).notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    foreignKey({
      name: 'notification_settings_member_fk',
      columns: [table.workspaceId, table.userId],
      foreignColumns: [memberships.workspaceId, memberships.userId],
    }).onDelete('cascade'),
  ],
);

/** Which member is notified of which pause: once, however often its notice arrives. */
export const approvalMails = identitySchema.table(
  'approval_mails',
  {
    workspaceId: text().notNull(),
    userId: text().notNull(),
    approvalId: text().notNull(),
    kind: text().$type<ApprovalNotice['kind']>().notNull(),
    notice: jsonb().$type<ApprovalNotice>().notNull(),
    createdAt: moment().notNull(),
    /** When it goes into a daily mail; null once its mail is queued. */
    dueAt: moment(),
    /** Decided: no further notice is sent. */
    closedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId, table.approvalId, table.kind] }),
    index('approval_mails_approval_idx').on(table.workspaceId, table.approvalId),
    index('approval_mails_due_idx')
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
    index('approval_mails_created_idx').on(table.createdAt),
  ],
);

/** The secrets of the links that end daily mails, hashed; one for each mail. */
export const unsubscribeTokens = identitySchema.table(
  'unsubscribe_tokens',
  {
    workspaceId: text().notNull(),
    hash: text().notNull(),
    userId: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.hash] }),
    index('unsubscribe_tokens_hash_idx').on(table.hash),
    index('unsubscribe_tokens_created_idx').on(table.createdAt),
  ],
);
