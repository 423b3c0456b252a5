import type { SnapshotConfiguration, SnapshotScope } from '@workspace-ops/contracts';
import { index, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ListedFields } from './listed-fields.ts';
import { moment, workflowSchema } from './schema.ts';

/** What the workspaces saved; the canonical templates are code. */
export const snapshots = workflowSchema.table(
  'snapshots',
  {
    workspaceId: text().notNull(),
    id: text().notNull(),
    name: text().notNull(),
    officeName: text().notNull(),
    description: text().notNull(),
    version: text().notNull(),
    tags: jsonb().$type<string[]>().notNull(),
    scope: jsonb().$type<SnapshotScope>().notNull(),
    configuration: jsonb().$type<SnapshotConfiguration>().notNull(),
    /** Null for a configuration that is small enough to be listed whole. */
    listedConfiguration: jsonb().$type<ListedFields>(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    index('snapshots_newest_idx').on(table.workspaceId, table.createdAt, table.id),
  ],
);

export type SnapshotRow = typeof snapshots.$inferSelect;
