import { serviceInterests } from '@workspace-ops/contracts';
import { index, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { voiceSchema } from './voice-schema.ts';

/**
 * Appointments. Two of one workspace never overlap: the migration adds the exclusion constraint
 * `bookings_do_not_overlap`, which drizzle-kit cannot say.
 */
export const bookings = voiceSchema.table(
  'bookings',
  {
    workspaceId: text().notNull(),
    id: text().notNull(),
    startsAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    endsAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /** E.164. */
    callerPhone: text().notNull(),
    callerName: text(),
    callerEmail: text(),
    notes: text(),
    agentSessionId: text(),
    serviceInterest: text({ enum: serviceInterests }),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    index('bookings_starts_at_idx').on(table.workspaceId, table.startsAt),
  ],
);
