import { boolean, foreignKey, index, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { identitySchema, moment } from './identity-schema.ts';
import { ssoConnections } from './sso.ts';

const directory = () =>
  text()
    .notNull()
    .references(() => ssoConnections.workspaceId, { onDelete: 'cascade' });

/** Accounts that a workspace's directory manages, with what it says of them. */
export const scimUsers = identitySchema.table(
  'scim_users',
  {
    workspaceId: directory(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    externalId: text(),
    /** Whether the account is a member of the workspace. */
    active: boolean().notNull(),
    displayName: text(),
    formattedName: text(),
    givenName: text(),
    familyName: text(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    index('scim_users_external_id_idx').on(table.workspaceId, table.externalId),
    index('scim_users_user_id_idx').on(table.userId),
  ],
);

/** The directory's groups, whose names the connection maps to roles. */
export const scimGroups = identitySchema.table(
  'scim_groups',
  {
    workspaceId: directory(),
    id: text().notNull(),
    displayName: text().notNull(),
    externalId: text(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    unique('scim_groups_display_name_unique').on(table.workspaceId, table.displayName),
  ],
);

export const scimGroupMembers = identitySchema.table(
  'scim_group_members',
  {
    workspaceId: text().notNull(),
    groupId: text().notNull(),
    userId: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.groupId, table.userId] }),
    index('scim_group_members_user_idx').on(table.workspaceId, table.userId),
    foreignKey({
      name: 'scim_group_members_group_fk',
      columns: [table.workspaceId, table.groupId],
      foreignColumns: [scimGroups.workspaceId, scimGroups.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'scim_group_members_user_fk',
      columns: [table.workspaceId, table.userId],
      foreignColumns: [scimUsers.workspaceId, scimUsers.userId],
    }).onDelete('cascade'),
  ],
);
