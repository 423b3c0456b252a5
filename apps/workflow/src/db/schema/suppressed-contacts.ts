import { contactKinds, suppressionSources } from '@workspace-ops/contracts';
import { index, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { workflowSchema } from './schema.ts';

/** A workspace's do-not-call list. */
export const suppressedContacts = workflowSchema.table(
  'suppressed_contacts',
  {
    workspaceId: text().notNull(),
    id: text().notNull(),
    kind: text({ enum: contactKinds }).notNull(),
    /** A number in E.164, or an address in lower case. */
    value: text().notNull(),
    reason: text().notNull(),
    source: text({ enum: suppressionSources }).notNull(),
    sourceId: text(),
    createdBy: text().notNull(),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    uniqueIndex('suppressed_contacts_value_key').on(table.workspaceId, table.kind, table.value),
    index('suppressed_contacts_newest_idx').on(table.workspaceId, table.createdAt, table.id),
  ],
);

export type SuppressedContactRow = typeof suppressedContacts.$inferSelect;
