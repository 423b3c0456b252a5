import { idempotencyTable, outboxTable } from '@workspace-ops/db';
import { pgSchema, timestamp } from 'drizzle-orm/pg-core';

export const workflowSchema = pgSchema('workflow');

export const outbox = outboxTable(workflowSchema);

/** Decisions that came with an id, so that a repeated one gets the first one's answer. */
export const idempotencyKeys = idempotencyTable(workflowSchema);

export const moment = () => timestamp({ withTimezone: true, mode: 'date' });
