import { memberRoles } from '@workspace-ops/contracts';
import { index, primaryKey, text } from 'drizzle-orm/pg-core';
import { identitySchema, moment } from './identity-schema.ts';

/** Whom a member of a workspace let in. A row whose `acceptedAt` is null is open until it expires. */
export const invitations = identitySchema.table(
  'invitations',
  {
    workspaceId: text().notNull(),
    id: text().notNull(),
    email: text().notNull(),
    role: text({ enum: memberRoles }).notNull(),
    /** Null for an invitation that somebody with an email of an allowed domain asked for. */
    invitedBy: text(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    acceptedAt: moment(),
    acceptedBy: text(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    index('invitations_email_idx').on(table.email),
  ],
);

/** The secrets of the invitation's mails, hashed; one each time that a mail is tried. */
export const invitationTokens = identitySchema.table(
  'invitation_tokens',
  {
    workspaceId: text().notNull(),
    hash: text().notNull(),
    invitationId: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.hash] }),
    index('invitation_tokens_hash_idx').on(table.hash),
  ],
);
