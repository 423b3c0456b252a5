import { outboxTable } from '@workspace-ops/db';
import { pgSchema, timestamp } from 'drizzle-orm/pg-core';

export const identitySchema = pgSchema('identity');

/** A moment with the millisecond precision of the clock that sets it. */
export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

export const outbox = outboxTable(identitySchema);
