import { outboxTable } from '@workspace-ops/db';
import { knowledgeSchema } from './knowledge-schema.ts';

export const outbox = outboxTable(knowledgeSchema);
