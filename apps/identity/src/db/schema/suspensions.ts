import { text } from 'drizzle-orm/pg-core';
import { identitySchema, moment } from './identity-schema.ts';

/** The workspaces that the operator has suspended; also such as have no account. */
export const suspensions = identitySchema.table('suspensions', {
  workspaceId: text().primaryKey(),
  suspendedAt: moment().notNull(),
});
