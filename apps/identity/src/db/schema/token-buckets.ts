import { doublePrecision, index, integer, text } from 'drizzle-orm/pg-core';
import { identitySchema, moment } from './identity-schema.ts';

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
