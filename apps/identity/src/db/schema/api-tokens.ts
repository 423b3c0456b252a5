import { tokenKinds, tokenScopes, type Actor } from '@workspace-ops/contracts';
import { sql } from 'drizzle-orm';
import { index, jsonb, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { identitySchema, moment } from './identity-schema.ts';

/** The API tokens of a workspace. A deleted one stays with its workspace: it says who made it. */
export const apiTokens = identitySchema.table(
  'api_tokens',
  {
    workspaceId: text().notNull(),
    id: text().notNull(),
    name: text().notNull(),
    kind: text({ enum: tokenKinds }).notNull(),
    scopes: text({ enum: tokenScopes }).array().notNull(),
    /** SHA-256 of the secret, which is random and long: it needs no slow hash. */
    hash: text().notNull(),
    createdBy: jsonb().$type<Actor>().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment(),
    /** Written every few minutes at most. */
    lastUsedAt: moment(),
    deletedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    // An edge that is given a secret knows no workspace yet.
    unique('api_tokens_hash_unique').on(table.hash),
    index('api_tokens_created_at_idx').on(table.workspaceId, table.createdAt, table.id),
    // The edges ask every second; hardly any token was just deleted.
    index('api_tokens_deleted_at_idx')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
);
