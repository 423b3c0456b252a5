import { loginMethods, memberRoles, type WorkingHours } from '@workspace-ops/contracts';
import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, jsonb, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { identitySchema, moment } from './identity-schema.ts';

/**
 * People. A user stands above workspaces, and sign-in looks for one before any workspace is
 * known, so the table has no `workspace_id` and no row-level security; memberships do.
 */
export const users = identitySchema.table(
  'users',
  {
    id: text().primaryKey(),
    /** Trimmed and lower-cased. */
    email: text().notNull().unique(),
    name: text().notNull(),
    loginMethod: text({ enum: loginMethods }).notNull(),
    /** Google's stable key of the person; an email may change hands, this does not. */
    googleSubject: text().unique('users_google_subject_unique'),
    personalWorkspaceId: text().notNull(),
    createdAt: moment().notNull(),
    /** When the email was proved to be this person's, by a mailed link or by a sign-in provider. */
    emailVerifiedAt: moment(),
    /**
     * When what came before was ended by somebody who proved that the email is theirs: until then
     * the password and the sessions may be those of a stranger who signed up with the email.
     */
    ownerProvedAt: moment(),
    lastSignedInAt: moment(),
    /** Since then too many sessions have ended to list all to edges: they ask for each one instead. */
    unlistedSince: moment(),
  },
  (table) => [
    // The edges ask every second who is new here; hardly anybody is.
    index('users_unlisted_since_idx')
      .on(table.unlistedSince)
      .where(sql`${table.unlistedSince} is not null`),
  ],
);

/** Apart from the users: a list of people never includes a hash. */
export const passwords = identitySchema.table('passwords', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Argon2id in PHC string form. */
  hash: text().notNull(),
  updatedAt: moment().notNull(),
});

/**
 * The person at an identity provider that an account was bound to at the first use. An email may
 * change hands at the provider, the subject does not. One subject an issuer for each account.
 */
export const externalIdentities = identitySchema.table(
  'external_identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.issuer] }),
    unique('external_identities_subject_unique').on(table.issuer, table.subject),
  ],
);

export const workspaces = identitySchema.table(
  'workspaces',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    createdAt: moment().notNull(),
    /** IANA name; null where none was set. */
    timeZone: text(),
    /** Null where none were set: the default ones. */
    workingHours: jsonb().$type<WorkingHours>(),
    brandName: text(),
    /** Whether who decides something with an external effect shows again who they are. */
    confirmDecisions: boolean().notNull().default(false),
    /** When that was set; the edges ask for what was changed lately. */
    confirmDecisionsSetAt: moment(),
    /** The cell that has everything of the workspace but what is here; null: whichever is asked. */
    cell: text(),
    /** When it was moved there, for the edges; null for one that was made there. */
    cellSince: moment(),
  },
  (table) => [
    index('workspaces_cell_since_idx')
      .on(table.cellSince)
      .where(sql`${table.cellSince} is not null`),
    // The edges ask every second; hardly any workspace has set it.
    index('workspaces_confirm_decisions_set_at_idx')
      .on(table.confirmDecisionsSetAt)
      .where(sql`${table.confirmDecisionsSetAt} is not null`),
  ],
);

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
    role: text({ enum: memberRoles }).notNull(),
    createdAt: moment().notNull(),
    /** What policies may ask for beside a role, as `Head of Sales`. */
    titles: text().array().notNull().default([]),
    /**
     * Since when the role is what it is, for the edges, whose tokens say the role of their sign-in;
     * null for who made the workspace. It is `createdAt` until the role is changed.
     */
    roleSince: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    index('memberships_user_id_idx').on(table.userId),
    // The edges ask every second; roles change rarely.
    index('memberships_role_since_idx')
      .on(table.roleSince)
      .where(sql`${table.roleSince} is not null`),
  ],
);

/** Who decides in a member's place; it ends with the membership of either. */
export const delegations = identitySchema.table(
  'delegations',
  {
    workspaceId: text().notNull(),
    userId: text().notNull(),
    delegateId: text().notNull(),
    until: moment().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    index('delegations_delegate_idx').on(table.workspaceId, table.delegateId),
    foreignKey({
      name: 'delegations_user_fk',
      columns: [table.workspaceId, table.userId],
      foreignColumns: [memberships.workspaceId, memberships.userId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'delegations_delegate_fk',
      columns: [table.workspaceId, table.delegateId],
      foreignColumns: [memberships.workspaceId, memberships.userId],
    }).onDelete('cascade'),
  ],
);
