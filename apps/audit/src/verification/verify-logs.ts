import type { auditVerificationSchema } from '@workspace-ops/contracts';
import type { Call } from '@workspace-ops/rpc';
import type { z } from 'zod';
import type { SealedHead } from '../chain/head.ts';
import { fromHeadRow, type HeadRow } from '../chain/head-row.ts';
import { noCounts } from '../chain/status-counts.ts';
import type { Witness } from '../chain/witness.ts';
import type { Snapshot, Snapshots } from '../db/snapshots.ts';
import { chainStart, findLinkFault, type ChainEnd, type Fault } from './check-chain.ts';
import { findHeadFault } from './check-head.ts';
import { reviewAgrees } from './check-review.ts';
import { selectLinks, toLink, toReview, type LinkRow } from './link-row.ts';
import { addToTally, emptyTally, findSumFault, type StoredSums, type Tally } from './tally.ts';

export interface VerifyContext {
  snapshots: Snapshots;
  anchorKey: string;
  witness: Witness;
}

/** Hashed in one go: few enough that other requests of the process do not wait for them. */
const batchRows = 200;

/** Walks the whole chain of the caller's workspace, in batches, at one moment of it. */
export async function verifyLogs(
  context: VerifyContext,
  call: Call,
): Promise<z.output<typeof auditVerificationSchema>> {
  const { workspaceId } = call.caller;
  const seen = context.witness.positionOf(workspaceId);
  const snapshot = await context.snapshots.open({ workspaceId, signal: call.signal });
  try {
    const walk = await walkChain(snapshot);
    const head = await readHead(snapshot);
    const fault = walk.fault ?? (await findEndFault(context, { snapshot, walk, head, seen }));
    return {
      workspaceId,
      valid: fault === null,
      checkedEvents: walk.checkedEvents,
      headHash: head?.hash ?? walk.end.hash,
      ...(fault && { brokenAt: fault }),
    };
  } finally {
    await snapshot.close();
  }
}

interface Walk {
  end: ChainEnd;
  checkedEvents: number;
  tally: Tally;
  fault: Fault | null;
}

async function walkChain(snapshot: Snapshot): Promise<Walk> {
  const walk: Walk = { end: chainStart, checkedEvents: 0, tally: emptyTally(), fault: null };
  for await (const rows of snapshot.batches<LinkRow>(selectLinks, batchRows)) {
    for (const row of rows) {
      const link = toLink(row);
      walk.fault = findLinkFault(walk.end, link) ?? findReviewFault(link, row);
      if (walk.fault !== null) return walk;
      addToTally(walk.tally, link, toReview(row));
      walk.end = { position: link.position, hash: link.hash };
      walk.checkedEvents += 1;
    }
  }
  return walk;
}

function findReviewFault(link: Parameters<typeof reviewAgrees>[0], row: LinkRow): Fault | null {
  if (reviewAgrees(link, toReview(row))) return null;
  const { id, position } = link;
  return { id, position, reason: 'The record of how this event was decided is not what it says.' };
}

interface EndInput {
  snapshot: Snapshot;
  walk: Walk;
  head: SealedHead | undefined;
  seen: number;
}

async function findEndFault(
  { anchorKey }: VerifyContext,
  { snapshot, walk, head, seen }: EndInput,
): Promise<Fault | null> {
  const { end, tally } = walk;
  const fault = findHeadFault({ end, head, anchorKey, seen });
  if (fault !== null) return fault;
  const reason = findSumFault(tally, await readSums(snapshot, head));
  return reason === null ? null : { id: null, position: end.position, reason };
}

async function readHead(snapshot: Snapshot): Promise<SealedHead | undefined> {
  const [row] = await snapshot.query<{ head: HeadRow }>(`
    select json_build_object(
      'workspaceId', workspace_id, 'position', position, 'hash', encode(hash, 'hex'), 'success', success,
      'requires_approval', requires_approval, 'warning', warning, 'error', error,
      'brokenPosition', broken_position, 'brokenReason', broken_reason, 'mac', encode(mac, 'hex')) as head
    from audit_anchor.heads where workspace_id = current_setting('app.workspace_id')`);
  return row && fromHeadRow(row.head);
}

async function readSums(snapshot: Snapshot, head: SealedHead | undefined): Promise<StoredSums> {
  const [row] = await snapshot.query<Omit<StoredSums, 'counts'>>(`
    with scope as materialized (select current_setting('app.workspace_id') as id)
    select
      (select count(*)::int from audit.reviews where workspace_id = (select id from scope) and entry_timestamp is not null) as reviews,
      (select count(*)::int from audit.reviews where workspace_id = (select id from scope) and link_id is not null) as decisions,
      (select row(coalesce(sum(entries), 0), coalesce(sum(saif_passed), 0), coalesce(sum(security_alerts), 0), coalesce(sum(cost), 0))
        from audit.activity where workspace_id = (select id from scope))
      = (select row(count(*)::numeric, (count(*) filter (where (policy_checks->>'saifPassed')::boolean))::numeric,
          (count(*) filter (where security_alert))::numeric, coalesce(sum(cost), 0))
        from audit.events where workspace_id = (select id from scope) and decides is null) as "activityAgrees"`);
  return { ...row!, counts: head?.counts ?? noCounts() };
}
