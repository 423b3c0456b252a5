import { text } from 'drizzle-orm/pg-core';
import { identitySchema, moment } from './identity-schema.ts';

/**
 * The last move of each workspace from one cell to another, whose services erase what they hold; or, where a
 * move was given up, the cell that it would have gone to, since when.
 */
export const moves = identitySchema.table('moves', {
  workspaceId: text().primaryKey(),
  fromCell: text().notNull(),
  movedAt: moment().notNull(),
  /** The services of that cell that may still hold data of it. */
  unerased: text().array().notNull(),
});
