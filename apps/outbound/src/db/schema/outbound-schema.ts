import { idempotencyTable, outboxTable } from '@workspace-ops/db';
import { pgSchema } from 'drizzle-orm/pg-core';

export const schema = pgSchema('outbound');

export const outbox = outboxTable(schema);
export const idempotencyKeys = idempotencyTable(schema);
