import { idempotencyTable, outboxTable } from '@workspace-ops/db';
import { schema } from './outbound-schema.ts';

export const outbox = outboxTable(schema);
export const idempotencyKeys = idempotencyTable(schema);
