import { text } from 'drizzle-orm/pg-core';
import { identitySchema, moment } from './identity-schema.ts';
import { users } from './users.ts';

/** Apart from the users, so that no listing of people ever carries a hash along. */
export const passwords = identitySchema.table('passwords', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Argon2id in PHC string form. */
  hash: text().notNull(),
  updatedAt: moment().notNull(),
});
