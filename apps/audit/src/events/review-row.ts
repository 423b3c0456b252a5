import type { AuditStatus } from '@workspace-ops/contracts';
import type { Review } from '../chain/review.ts';

/** A row of `audit.reviews` as JSON comes from the database. */
export interface ReviewRow {
  workspace_id: string;
  entry_id: string;
  entry_timestamp: string | null;
  run_id: string | null;
  status: AuditStatus;
  link_id: string | null;
  link_position: number | null;
  decided_by: string | null;
  decided_at: string | null;
}

const iso = (text: string): string => new Date(text).toISOString();

export function fromReviewRow(row: ReviewRow): Review {
  const { entry_timestamp, link_id, link_position, decided_by, decided_at } = row;
  const entry = entry_timestamp && { timestamp: iso(entry_timestamp), runId: row.run_id };
  const isDecided = link_id !== null && link_position !== null && decided_at !== null;
  const decision = isDecided && {
    status: row.status === 'error' ? ('error' as const) : ('success' as const),
    linkId: link_id,
    linkPosition: link_position,
    decidedBy: decided_by ?? '',
    decidedAt: iso(decided_at),
  };
  return { entry: entry || null, decision: decision || null };
}

/** A review as JSON goes to the database. */
export const toReviewJson = (workspaceId: string, entryId: string, review: Review) => ({
  workspaceId,
  entryId,
  entryTimestamp: review.entry?.timestamp ?? null,
  runId: review.entry?.runId ?? null,
  status: review.decision?.status ?? 'requires_approval',
  linkId: review.decision?.linkId ?? null,
  linkPosition: review.decision?.linkPosition ?? null,
  decidedBy: review.decision?.decidedBy ?? null,
  decidedAt: review.decision?.decidedAt ?? null,
});
