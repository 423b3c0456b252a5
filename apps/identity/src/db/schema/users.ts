import { loginMethods } from '@workspace-ops/contracts';
import { sql } from 'drizzle-orm';
import { index, text } from 'drizzle-orm/pg-core';
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
    /** Since then too many sessions have ended to tell edges of all: they ask for each one instead. */
    unlistedSince: moment(),
  },
  (table) => [
    // The edges ask every second who is new here; hardly anybody is.
    index('users_unlisted_since_idx')
      .on(table.unlistedSince)
      .where(sql`${table.unlistedSince} is not null`),
  ],
);
