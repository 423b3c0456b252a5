import { auditStatuses, type Actor, type PolicyChecks } from '@workspace-ops/contracts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  jsonb,
  numeric,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { auditSchema, bytes } from './audit-schema.ts';

/** The links of every workspace's chain. Append-only, partitioned by month of `timestamp`. */
export const events = auditSchema.table(
  'events',
  {
    workspaceId: text().notNull(),
    /** 1, 2, 3, ... within the workspace. */
    position: bigint({ mode: 'number' }).notNull(),
    prevHash: bytes().notNull(),
    hash: bytes().notNull(),
    id: text().notNull(),
    timestamp: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    agent: text().notNull(),
    action: text().notNull(),
    model: text().notNull(),
    message: text().notNull(),
    status: text({ enum: auditStatuses }).notNull(),
    latencyMs: doublePrecision().notNull(),
    tokensTotal: bigint({ mode: 'number' }).notNull(),
    cost: numeric().notNull(),
    policyChecks: jsonb().$type<PolicyChecks>().notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The entry that this link decides; such a link is shown folded into it. */
    decides: text(),
    /** A failed sign-in, a refused signature, a failed policy check: derived from the rest. */
    securityAlert: boolean().notNull(),
    /** What a search looks through, encoded: derived from the rest. */
    searchText: text().notNull(),
    /** Null in what was written before actors were. */
    actor: jsonb().$type<Actor>(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.timestamp, table.id] }),
    index('events_position_idx').on(table.workspaceId, table.position),
    index('events_id_idx').on(table.workspaceId, table.id),
    index('events_status_idx')
      .on(table.workspaceId, table.status, table.timestamp, table.id)
      .where(sql`decides is null`),
    // Cut, since an index entry has a greatest size and a value has none.
    index('events_agent_idx')
      .on(table.workspaceId, sql`left(${table.agent}, 300)`, table.timestamp, table.id)
      .where(sql`decides is null`),
    index('events_action_idx')
      .on(table.workspaceId, sql`left(${table.action}, 300)`, table.timestamp, table.id)
      .where(sql`decides is null`),
    index('events_run_idx')
      .on(
        table.workspaceId,
        sql`left(${table.details} ->> 'runId', 300)`,
        table.timestamp,
        table.id,
      )
      .where(sql`decides is null and details ->> 'runId' is not null`),
    // The workspace last: it is compared for what the trigrams left, and keeps other workspaces out.
    index('events_search_idx').using(
      'gin',
      sql`${table.searchText} gin_trgm_ops`,
      table.workspaceId,
    ),
  ],
);
