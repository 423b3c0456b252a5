import type { SessionJwks } from '@workspace-ops/contracts';
import { jsonb, text } from 'drizzle-orm/pg-core';
import { identitySchema, moment } from './identity-schema.ts';

export type PublicKey = SessionJwks['keys'][number];

/** The keys that sign session tokens; replicas share them through this table. */
export const signingKeys = identitySchema.table('signing_keys', {
  kid: text().primaryKey(),
  publicKey: jsonb().$type<PublicKey>().notNull(),
  /** Sealed with SESSION_KEY_SECRET where it is set; null once another key signs. */
  privateKey: text(),
  createdAt: moment().notNull(),
  /** It signs from here until the next key does, and is published before and long after. */
  signsFrom: moment().notNull(),
});
