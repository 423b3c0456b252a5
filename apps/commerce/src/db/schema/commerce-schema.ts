import { outboxTable } from '@workspace-ops/db';
import { pgSchema } from 'drizzle-orm/pg-core';

export const commerceSchema = pgSchema('commerce');

export const outbox = outboxTable(commerceSchema);
