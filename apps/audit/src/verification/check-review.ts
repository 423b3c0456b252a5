import { isDeepStrictEqual } from 'node:util';
import type { Link } from '../chain/link.ts';
import { reviewAfter, reviewedEntryId, type Review } from '../chain/review.ts';

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
export const isDeciding = (link: Link, review: Review): boolean =>
  link.decides !== null && review.decision?.linkId === link.id;
