import { isDeepStrictEqual } from 'node:util';
import type { Link } from '../chain/link.ts';
import { type Review, reviewAfter, reviewedEntryId } from '../chain/review.ts';
import { noCounts, type StatusCounts } from '../chain/status-counts.ts';

/** What the links add up to, against what is kept as sums. */
export interface Tally {
  counts: StatusCounts;
  /** Entries that ask for approval. */
  reviews: number;
  /** Links that decided one. */
  decisions: number;
}

export const emptyTally = (): Tally => ({ counts: noCounts(), reviews: 0, decisions: 0 });

export function addToTally(tally: Tally, link: Link, review: Review): void {
  if (link.decides === null) {
    tally.counts[link.status] += 1;
    if (link.status === 'requires_approval') tally.reviews += 1;
  } else if (isDeciding(link, review) && review.decision !== null) {
    tally.decisions += 1;
    if (review.entry === null) return;
    tally.counts.requires_approval -= 1;
    tally.counts[review.decision.status] += 1;
  }
}

/** The sums as they are stored. */
export interface StoredSums {
  counts: StatusCounts;
  reviews: number;
  decisions: number;
  /** Whether the statistics' sums are those of the entries. */
  activityAgrees: boolean;
}

/** What is wrong with the stored sums, as a reason, or null. */
export function findSumFault(tally: Tally, stored: StoredSums): string | null {
  if (tally.reviews !== stored.reviews || tally.decisions !== stored.decisions) {
    return 'The records of decisions are not those of the events.';
  }
  if (!isDeepStrictEqual(tally.counts, stored.counts)) {
    return 'The counts of entries are not those of the events.';
  }
  return stored.activityAgrees ? null : 'The sums of the statistics are not those of the events.';
}

/** Whether the review that a link concerns says what the link says; true where it concerns none. */
export function reviewAgrees(link: Link, review: Review): boolean {
  if (reviewedEntryId(link) === null) return true;
  const { entry, decision } = reviewAfter(undefined, link);
  if (link.decides === null) return isDeepStrictEqual(review.entry, entry);
  if (isDeciding(link, review)) return isDeepStrictEqual(review.decision, decision);
  // An earlier link decided the entry.
  return review.decision !== null && review.decision.linkPosition < link.position;
}

/** Whether this link, and no earlier one, decided its entry. */
const isDeciding = (link: Link, review: Review): boolean =>
  link.decides !== null && review.decision?.linkId === link.id;
