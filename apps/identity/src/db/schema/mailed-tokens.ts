import { index, text } from 'drizzle-orm/pg-core';
import { identitySchema, moment } from './identity-schema.ts';
import { users } from './accounts.ts';

export const mailedTokenPurposes = ['password_reset', 'email_verification'] as const;

/** Secrets that were sent by mail, hashed. One is made each time that a mail is tried. */
export const mailedTokens = identitySchema.table(
  'mailed_tokens',
  {
    /** SHA-256 of the secret, which is random and long: it needs no slow hash. */
    hash: text().primaryKey(),
    purpose: text({ enum: mailedTokenPurposes }).notNull(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Where the mail went; a secret for an email that the account no longer has is void. */
    email: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('mailed_tokens_user_id_idx').on(table.userId, table.purpose),
    index('mailed_tokens_expires_at_idx').on(table.expiresAt),
  ],
);
