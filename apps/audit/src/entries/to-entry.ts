import type { AuditLogEntry } from '@workspace-ops/contracts';
import { formatIso } from '@workspace-ops/db';
import { sql } from 'drizzle-orm';
import { type EventColumns, readEventColumns } from '../chain/event-columns.ts';

/** A row of the view `audit.entries`, as far as a caller sees it. */
export interface EntryRow extends EventColumns {
  [column: string]: unknown;
  id: string;
  timestamp: string;
  link_id: string | null;
  decided_by: string | null;
  decided_at: string | null;
}

export const entryColumns = sql.raw(
  [
    'id',
    'timestamp',
    'agent',
    'action',
    'model',
    'message',
    'status',
    'latency_ms',
    'tokens_total',
    'cost',
    'policy_checks',
    'details',
    'actor',
    'link_id',
    'decided_by',
    'decided_at',
  ]
    .map((column) => `e.${column}`)
    .join(', '),
);

/** The entry once, with who decided it and when in its details. */
export const toEntry = (row: EntryRow): AuditLogEntry => ({
  id: row.id,
  timestamp: formatIso(row.timestamp),
  ...readEventColumns(row),
  ...(row.actor !== null && { actor: row.actor }),
  details: { ...row.details, ...readDecision(row) },
});

function readDecision({ status, link_id, decided_by, decided_at }: EntryRow): object {
  if (link_id === null || decided_at === null) return {};
  const decision = status === 'error' ? 'rejected' : 'approved';
  const decidedAt = formatIso(decided_at);
  return { decision: { decision, decidedBy: decided_by, decidedAt, eventId: link_id } };
}
