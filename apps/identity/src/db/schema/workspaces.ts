import { index, primaryKey, text } from 'drizzle-orm/pg-core';
import { identitySchema, moment } from './identity-schema.ts';
import { users } from './users.ts';

export const workspaces = identitySchema.table('workspaces', {
  id: text().primaryKey(),
  name: text().notNull(),
  createdAt: moment().notNull(),
});

/** Who belongs to a workspace, and as what. */
export const memberships = identitySchema.table(
  'memberships',
  {
    workspaceId: text()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: ['owner'] }).notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    index('memberships_user_id_idx').on(table.userId),
  ],
);
