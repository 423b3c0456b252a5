import { sql } from 'drizzle-orm';
import { index, primaryKey, text } from 'drizzle-orm/pg-core';
import { identitySchema, moment } from './identity-schema.ts';
import { users } from './accounts.ts';

/** One row a sign-in; its token carries the workspace and the id. */
export const sessions = identitySchema.table(
  'sessions',
  {
    workspaceId: text().notNull(),
    id: text().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
    /** Written every few minutes at most. The default is for sessions of before it was kept. */
    lastSeenAt: moment().notNull().defaultNow(),
    userAgent: text(),
    address: text(),
    /** When its bearer last showed to be its person: at the sign-in, or when asked again. */
    confirmedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    index('sessions_user_id_idx').on(table.userId),
    index('sessions_expires_at_idx').on(table.expiresAt),
    index('sessions_last_seen_at_idx').on(table.lastSeenAt),
    // The edges ask every few seconds; few sessions end by logout.
    index('sessions_revoked_at_idx')
      .on(table.revokedAt)
      .where(sql`${table.revokedAt} is not null`),
  ],
);
