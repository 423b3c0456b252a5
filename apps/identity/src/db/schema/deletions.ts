import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, text } from 'drizzle-orm/pg-core';
import { identitySchema, moment } from './identity-schema.ts';

/** What is left of an audit log that was removed. */
export interface LogRemovalRecord {
  at: string;
  by: string;
  entries: number;
  /** Of the last entry. */
  headHash: string;
  /** Whether the log verified before. */
  isValid: boolean;
}

/** The workspaces that were deleted. The rows stay: no such id is ever served again. */
export const deletions = identitySchema.table(
  'deletions',
  {
    workspaceId: text().primaryKey(),
    deletedAt: moment().notNull(),
    /** The cell that it was in; null: whichever is asked. */
    cell: text(),
    /** The services that may still hold data of it. */
    unerased: text().array().notNull(),
    /** How many rows were erased, of all services. */
    rowsErased: bigint({ mode: 'number' }).notNull().default(0),
    /** Null while its audit log is kept. */
    logRemoval: jsonb().$type<LogRemovalRecord>(),
  },
  (table) => [
    // The edges ask every second for those that were deleted lately.
    index('deletions_deleted_at_idx').on(table.deletedAt),
    // Each service asks every few seconds; hardly ever is there one.
    index('deletions_unerased_idx')
      .on(table.workspaceId)
      .where(sql`${table.unerased} <> '{}'`),
  ],
);
