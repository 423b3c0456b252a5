import { playbookStatuses } from '@workspace-ops/contracts';
import { boolean, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { workflowSchema } from './schema.ts';

const texts = () => jsonb().$type<string[]>().notNull();

/** The same for all workspaces; the service's role may only read it. */
export const playbooks = workflowSchema.table('playbooks', {
  id: text().primaryKey(),
  name: text().notNull(),
  description: text().notNull(),
  status: text({ enum: playbookStatuses }).notNull(),
  ownerDepartmentCode: text().notNull(),
  primaryOwner: text().notNull(),
  approvalOwner: text().notNull(),
  trigger: text().notNull(),
  completionCriteria: text().notNull(),
  stopConditions: texts(),
  requiredInputs: texts(),
  expectedOutputs: texts(),
  evidenceRequirements: texts(),
});

export const handoffs = workflowSchema.table(
  'playbook_handoffs',
  {
    playbookId: text()
      .notNull()
      .references(() => playbooks.id, { onDelete: 'cascade' }),
    sequence: integer().notNull(),
    fromWorkflowCode: text().notNull(),
    toWorkflowCode: text().notNull(),
    fromDepartmentCode: text().notNull(),
    toDepartmentCode: text().notNull(),
    triggerSignal: text().notNull(),
    requiredPayload: texts(),
    receivingOwner: text().notNull(),
    approvalRequired: boolean().notNull(),
    fallbackProtocol: text().notNull(),
    stopCondition: text().notNull(),
    evidenceRequired: texts(),
  },
  (table) => [
    primaryKey({ columns: [table.playbookId, table.sequence] }),
    index('playbook_handoffs_from_idx').on(table.fromWorkflowCode),
  ],
);
