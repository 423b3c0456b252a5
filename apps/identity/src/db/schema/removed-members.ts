import { index, primaryKey, text } from 'drizzle-orm/pg-core';
import { users, workspaces } from './accounts.ts';
import { identitySchema, moment } from './identity-schema.ts';

/** Who was removed from a workspace: signing in at its provider does not make them members again. */
export const removedMembers = identitySchema.table(
  'removed_members',
  {
    workspaceId: text()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    removedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    index('removed_members_user_id_idx').on(table.userId),
  ],
);
