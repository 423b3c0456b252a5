import { text } from 'drizzle-orm/pg-core';
import { identitySchema, moment } from './identity-schema.ts';

/** The workspaces that the operator has suspended; also such as have no account. */
export const suspensions = identitySchema.table('suspensions', {
  workspaceId: text().primaryKey(),
  suspendedAt: moment().notNull(),
  /** The cell that it is being moved to, for which it is suspended; null for another reason. */
  movingTo: text(),
});
