import { bigint, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { commerceSchema } from './commerce-schema.ts';

/** The plants of the sample store; an id belongs to its workspace. */
export const plants = commerceSchema.table(
  'plants',
  {
    workspaceId: text().notNull(),
    id: bigint({ mode: 'bigint' }).notNull(),
    name: text().notNull(),
    tag: text(),
    createdAt: timestamp({ withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
