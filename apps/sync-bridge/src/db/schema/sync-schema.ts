import { idempotencyTable, outboxTable } from '@workspace-ops/db';
import { pgSchema } from 'drizzle-orm/pg-core';

export const syncSchema = pgSchema('sync');

export const outbox = outboxTable(syncSchema);
export const idempotencyKeys = idempotencyTable(syncSchema);
