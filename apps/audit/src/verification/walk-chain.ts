import type { AuditStatus } from '@workspace-ops/contracts';
import { type EventColumns, readEventColumns } from '../chain/event-columns.ts';
import type { Link } from '../chain/link.ts';
import type { Review } from '../chain/review.ts';
import type { Rollback } from '../chain/rollback.ts';
import type { Snapshot } from '../db/snapshots.ts';
import { type ChainEnd, chainStart, type Fault, findLinkFault } from './check-chain.ts';
import { addToTally, emptyTally, reviewAgrees, type Tally } from './check-derived.ts';

export interface Walk {
  end: ChainEnd;
  checkedEvents: number;
  tally: Tally;
  fault: Fault | null;
  /** The links at the positions that were to be noted. */
  noted: Map<number, Link>;
}

interface WalkOptions {
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

/** An event as it is stored, with the row of the review that it concerns, if any. */
export interface LinkRow extends EventColumns {
  workspace_id: string;
  position: string;
  prev_hash: string;
  hash: string;
  id: string;
  timestamp: Date;
  decides: string | null;
  security_alert: boolean;
  search_text: string;
  entry_timestamp: Date | null;
  run_id: string | null;
  review_status: AuditStatus | null;
  link_id: string | null;
  link_position: string | null;
  decided_by: string | null;
  decided_at: Date | null;
}

/** The links of the scope's workspace in their order, for {@link toLink} and {@link toReview}. */
export const selectLinks = `
  select e.workspace_id, e.position, encode(e.prev_hash, 'hex') as prev_hash, encode(e.hash, 'hex') as hash,
    e.id, e.timestamp, e.agent, e.action, e.model, e.message, e.status, e.latency_ms, e.tokens_total, e.cost,
    e.policy_checks, e.details, e.decides, e.security_alert, e.search_text, e.actor,
    r.entry_timestamp, r.run_id, r.status as review_status, r.link_id, r.link_position, r.decided_by, r.decided_at
  from audit.events e
  left join lateral (
    select * from audit.reviews w
    where (e.status = 'requires_approval' or e.decides is not null)
      and w.workspace_id = e.workspace_id and w.entry_id = coalesce(e.decides, e.id)
    offset 0
  ) r on true
  where e.workspace_id = current_setting('app.workspace_id')
  order by e.position, e.timestamp, e.id`;

export const toLink = (row: LinkRow): Link => ({
  workspaceId: row.workspace_id,
  position: Number(row.position),
  prevHash: row.prev_hash,
  hash: row.hash,
  id: row.id,
  timestamp: row.timestamp.toISOString(),
  ...readEventColumns(row),
  decides: row.decides,
  securityAlert: row.security_alert,
  searchText: row.search_text,
  actor: row.actor,
});

function toReview(row: LinkRow): Review {
  const { entry_timestamp, run_id, review_status, link_id, link_position, decided_by, decided_at } =
    row;
  return {
    entry: entry_timestamp && { timestamp: entry_timestamp.toISOString(), runId: run_id },
    decision: decided_at && {
      status: review_status === 'error' ? 'error' : 'success',
      linkId: link_id ?? '',
      linkPosition: Number(link_position),
      decidedBy: decided_by ?? '',
      decidedAt: decided_at.toISOString(),
    },
  };
}
