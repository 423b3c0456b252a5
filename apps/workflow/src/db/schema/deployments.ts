import { index, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, workflowSchema } from './schema.ts';

/**
 * Which workflows a workspace has. A workspace without a single row has the default departments'
 * workflows: reading must not write, so they become rows at the first change.
 */
export const deployments = workflowSchema.table(
  'deployments',
  {
    workspaceId: text().notNull(),
    workflowId: text().notNull(),
    departmentCode: text().notNull(),
    status: text({ enum: ['active', 'retired'] }).notNull(),
    /** Of the department's last order that was carried out. */
    revision: integer().notNull().default(0),
    changedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.workflowId] }),
    index('deployments_department_idx').on(table.workspaceId, table.departmentCode),
  ],
);
