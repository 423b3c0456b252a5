import { idempotencyTable, outboxTable } from '@workspace-ops/db';
import { syncSchema } from './sync-schema.ts';

export const outbox = outboxTable(syncSchema);
export const idempotencyKeys = idempotencyTable(syncSchema);
