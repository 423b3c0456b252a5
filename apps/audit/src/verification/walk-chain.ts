import type { Link } from '../chain/link.ts';
import type { Rollback } from '../chain/rollback.ts';
import type { Snapshot } from '../db/snapshots.ts';
import { chainStart, findLinkFault, type ChainEnd, type Fault } from './check-chain.ts';
import { reviewAgrees } from './check-review.ts';
import { selectLinks, toLink, toReview, type LinkRow } from './link-row.ts';
import { addToTally, emptyTally, type Tally } from './tally.ts';

export interface Walk {
  end: ChainEnd;
  checkedEvents: number;
  tally: Tally;
  fault: Fault | null;
  /** The links at the positions that were to be noted. */
  noted: Map<number, Link>;
}

export interface WalkOptions {
  rollbacks: readonly Rollback[];
  toNote: ReadonlySet<number>;
}

/** Hashed in one go: few enough that other requests of the process do not wait for them. */
const batchRows = 200;

/** Checks each link of the chain, up to the first that is wrong. */
export async function walkChain(
  snapshot: Snapshot,
  { rollbacks, toNote }: WalkOptions,
): Promise<Walk> {
  const walk: Walk = {
    end: chainStart,
    checkedEvents: 0,
    tally: emptyTally(),
    fault: null,
    noted: new Map(),
  };
  for await (const rows of snapshot.batches<LinkRow>(selectLinks, batchRows)) {
    for (const row of rows) {
      const link = toLink(row);
      walk.end = overGap(walk.end, link, rollbacks);
      walk.fault = findLinkFault(walk.end, link) ?? findReviewFault(link, row);
      if (walk.fault !== null) return walk;
      addToTally(walk.tally, link, toReview(row));
      walk.end = { position: link.position, hash: link.hash };
      walk.checkedEvents += 1;
      if (toNote.has(link.position)) walk.noted.set(link.position, link);
    }
  }
  return walk;
}

/** The chain goes on after a gap that was recorded, from exactly the link that the anchor named. */
function overGap(end: ChainEnd, link: Link, rollbacks: readonly Rollback[]): ChainEnd {
  if (link.position <= end.position + 1) return end;
  const gap = rollbacks.find(
    ({ hasGap, position, hash }) => hasGap && position === end.position && hash === end.hash,
  );
  if (gap?.witnessedHash == null) return end;
  return { position: gap.witnessedPosition, hash: gap.witnessedHash };
}

function findReviewFault(link: Link, row: LinkRow): Fault | null {
  if (reviewAgrees(link, toReview(row))) return null;
  const { id, position } = link;
  return { id, position, reason: 'The record of how this event was decided is not what it says.' };
}
