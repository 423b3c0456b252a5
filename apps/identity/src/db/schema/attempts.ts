import { index, integer, text } from 'drizzle-orm/pg-core';
import { identitySchema, moment } from './identity-schema.ts';

/**
 * Counters of the brute-force limits, one row a limited thing and window. The migration makes
 * the table unlogged: counting costs no disk flush, and losing counts to a crash of the
 * database server is harmless.
 */
export const attempts = identitySchema.table(
  'attempts',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    windowEndsAt: moment().notNull(),
  },
  (table) => [index('attempts_window_ends_at_idx').on(table.windowEndsAt)],
);
