import { doublePrecision, index, integer, text } from 'drizzle-orm/pg-core';
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

/**
 * The token buckets of the edge's rate limits, for all of its replicas together. The migration
 * makes the table unlogged, as that of the attempts: after a crash all buckets are full.
 */
export const tokenBuckets = identitySchema.table(
  'token_buckets',
  {
    key: text().primaryKey(),
    tokens: doublePrecision().notNull(),
    /** When `tokens` was true; it has been filling since. */
    countedAt: moment().notNull(),
    /** What the statement that wrote the row granted, which it could not return otherwise. */
    granted: integer().notNull(),
  },
  (table) => [index('token_buckets_counted_at_idx').on(table.countedAt)],
);
