import type { Head } from './head.ts';
import { hashLink, type Link, type StoredEvent } from './link.ts';
import { countLink, type Review, reviewAfter, reviewedEntryId } from './review.ts';

export interface Extension {
  head: Head;
  links: Link[];
  /** The reviews that the links concern, as they stand then, by entry id. */
  reviews: Map<string, Review>;
}

/**
 * Appends events of one workspace to its chain, in the order given.
 * @param known how the entries that the events concern stand before, by entry id.
 */
export function extendChain(
  head: Head,
  events: StoredEvent[],
  known: ReadonlyMap<string, Review>,
): Extension {
  const counts = { ...head.counts };
  const reviews = new Map<string, Review>();
  const links: Link[] = [];
  let last: Pick<Link, 'position' | 'hash'> = head;
  for (const event of events) {
    const link = linkAfter(last, event);
    const entryId = reviewedEntryId(link);
    if (entryId === null) {
      countLink(counts, link, undefined);
    } else {
      const before = reviews.get(entryId) ?? known.get(entryId);
      const after = reviewAfter(before, link);
      reviews.set(entryId, after);
      countLink(counts, link, { before, after });
    }
    links.push(link);
    last = link;
  }
  return { head: { ...head, position: last.position, hash: last.hash, counts }, links, reviews };
}

function linkAfter(last: Pick<Link, 'position' | 'hash'>, event: StoredEvent): Link {
  const link = { ...event, position: last.position + 1, prevHash: last.hash };
  return { ...link, hash: hashLink(link) };
}
