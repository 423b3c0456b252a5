import { primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { identitySchema, moment } from './identity-schema.ts';
import { users } from './users.ts';

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
