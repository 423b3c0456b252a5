import type { AuditStatus } from '@workspace-ops/contracts';
import type { Link } from './link.ts';
import type { StatusCounts } from './status-counts.ts';

/** How an entry that asks for approval stands. Each half is null until its event comes. */
export interface Review {
  entry: { timestamp: string; runId: string | null } | null;
  decision: Decision | null;
}

export interface Decision {
  status: 'success' | 'error';
  linkId: string;
  linkPosition: number;
  decidedBy: string;
  /** ISO 8601, UTC, milliseconds. */
  decidedAt: string;
}

/** Which entry's review a link concerns, if any. */
export const reviewedEntryId = (link: Pick<Link, 'id' | 'status' | 'decides'>): string | null =>
  link.decides ?? (link.status === 'requires_approval' ? link.id : null);

/** The review after a link that concerns it. The first decision stands. */
export function reviewAfter(before: Review | undefined, link: Link): Review {
  const { entry = null, decision = null } = before ?? {};
  if (link.decides !== null) return { entry, decision: decision ?? toDecision(link) };
  return { entry: entry ?? toReviewedEntry(link), decision };
}

const toDecision = (link: Link): Decision => ({
  status: link.status === 'error' ? 'error' : 'success',
  linkId: link.id,
  linkPosition: link.position,
  decidedBy: link.agent,
  decidedAt: link.timestamp,
});

const toReviewedEntry = ({ timestamp, details }: Link): Review['entry'] => ({
  timestamp,
  runId: typeof details['runId'] === 'string' ? details['runId'] : null,
});

/** The status that an entry which asks for approval is shown with; none while it has not come. */
export const reviewStatus = (review: Review | undefined): AuditStatus | undefined =>
  review?.entry ? (review.decision?.status ?? 'requires_approval') : undefined;

/** Counts what a link changes: an entry of its own, or one that it decides. */
export function countLink(
  counts: StatusCounts,
  link: Link,
  review: { before: Review | undefined; after: Review } | undefined,
): void {
  if (review === undefined) {
    counts[link.status] += 1;
    return;
  }
  const before = reviewStatus(review.before);
  const after = reviewStatus(review.after);
  if (before !== undefined) counts[before] -= 1;
  if (after !== undefined) counts[after] += 1;
}
