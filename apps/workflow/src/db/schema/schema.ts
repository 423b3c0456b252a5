import { outboxTable } from '@workspace-ops/db';
import { pgSchema } from 'drizzle-orm/pg-core';

export const workflowSchema = pgSchema('workflow');

export const outbox = outboxTable(workflowSchema);
