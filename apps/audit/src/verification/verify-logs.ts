import type { AuditVerification } from '@workspace-ops/contracts';
import { allWorkspaces, type Database } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import type { Clock } from '@workspace-ops/service-kit';
import { fromHeadRow, type HeadRow, type SealedHead } from '../chain/head.ts';
import type { SealedRollback } from '../chain/rollback.ts';
import { noCounts } from '../chain/status-counts.ts';
import type { Seen, HighWaterMarks } from '../chain/high-water-marks.ts';
import type { Snapshot, Snapshots } from '../db/snapshots.ts';
import { recordRollback, selectRollbacks } from '../rollbacks/stored-rollbacks.ts';
import type { Fault } from './check-chain.ts';
import { findHeadFault, findRollbackFault, listAcknowledged } from './check-anchor.ts';
import { findLostEnd, type LostEnd, positionsToNote } from './find-lost-end.ts';
import { findSumFault, type StoredSums } from './check-derived.ts';
import { type Walk, walkChain } from './walk-chain.ts';

export interface VerifyContext {
  database: Database;
  snapshots: Snapshots;
  anchorKey: string;
  highWaterMarks: HighWaterMarks;
  clock: Clock;
}

/**
 * Walks the whole chain of the caller's workspace, in batches, at one moment of it. A chain that is whole
 * but ends before where it was seen to end is rolled back, which is recorded for all replicas.
 */
export async function verifyLogs(
  context: VerifyContext,
  ctx: RequestContext,
): Promise<AuditVerification> {
  const { workspaceId } = ctx.caller;
  const seen = context.highWaterMarks.seen(workspaceId);
  const snapshot = await context.snapshots.open({ workspaceId, signal: ctx.signal });
  let read: ChainRead;
  try {
    read = await readChain(context, snapshot, seen);
  } finally {
    await snapshot.close();
  }
  const { walk, head, rollbacks, fault, lost } = read;
  if (fault === null && lost === null) keepSeen(context.highWaterMarks, workspaceId, read);
  if (fault === null && lost !== null) await keepLost(context, lost, { workspaceId, rollbacks });
  const acknowledged = listAcknowledged(rollbacks, walk.noted);
  return {
    workspaceId,
    valid: fault === null && lost === null,
    checkedEvents: walk.checkedEvents,
    headHash: head?.hash ?? walk.end.hash,
    ...(fault && { brokenAt: fault }),
    ...(fault === null && lost !== null && rolledBack(lost)),
    ...(acknowledged.length > 0 && { rollbacks: acknowledged }),
  };
}

interface ChainRead {
  walk: Walk;
  head: SealedHead | undefined;
  rollbacks: SealedRollback[];
  fault: Fault | null;
  lost: LostEnd | null;
}

async function readChain(
  context: VerifyContext,
  snapshot: Snapshot,
  seen: Seen | undefined,
): Promise<ChainRead> {
  const head = await readHead(snapshot);
  const rollbacks = await readRollbacks(snapshot);
  const acknowledgements = rollbacks.map((rollback) => rollback.acknowledgedPosition ?? 0);
  const toNote = new Set([...acknowledgements, ...positionsToNote({ head, seen })]);
  const walk = await walkChain(snapshot, { rollbacks, toNote });
  const { end, noted } = walk;
  const hashAt = (position: number): string | undefined => noted.get(position)?.hash;
  const lost = findLostEnd({ end, head, seen, rollbacks, hashAt });
  const { anchorKey } = context;
  const fault =
    walk.fault ??
    findHeadFault({ end, head, anchorKey }) ??
    findRollbackFault(rollbacks, noted, anchorKey) ??
    (await findStoredSumFault(snapshot, { walk, head, lost }));
  return { walk, head, rollbacks, fault, lost };
}

/**
 * An end that was lost took its part of the sums along: where it did not, somebody cut it. The counts of
 * an anchor that is ahead still have it.
 */
async function findStoredSumFault(
  snapshot: Snapshot,
  { walk, head, lost }: Pick<ChainRead, 'walk' | 'head' | 'lost'>,
): Promise<Fault | null> {
  const { end, tally } = walk;
  const isAhead = lost?.hasGap === true || (head !== undefined && head.position > end.position);
  const sums = await readSums(snapshot, head);
  const reason = findSumFault(tally, isAhead ? { ...sums, counts: tally.counts } : sums);
  if (reason === null) return null;
  if (lost === null) return { id: null, position: end.position, reason };
  const position = lost.left.position + 1;
  return {
    id: null,
    position,
    reason: `The event at position ${position} is missing: the end of the chain was cut. ${reason}`,
  };
}

const rolledBack = ({ left, witnessed }: LostEnd) => ({
  state: 'rolled_back' as const,
  witnessed: { position: witnessed.position, headHash: witnessed.hash },
  brokenAt: {
    id: null,
    position: left.position + 1,
    reason: `What was at position ${left.position + 1} and after it is lost: the chain reached position ${witnessed.position} before.`,
  },
});

/** Keeps the chain's end also in a process that only verifies. */
function keepSeen(highWaterMarks: HighWaterMarks, workspaceId: string, { walk }: ChainRead): void {
  const seen = highWaterMarks.seen(workspaceId);
  if (seen !== undefined && seen.position > walk.end.position) return;
  if (walk.end.position > 0) highWaterMarks.remember(workspaceId, walk.end);
}

const keepLost = (
  { database, anchorKey, clock }: VerifyContext,
  { left, witnessed, hasGap }: LostEnd,
  { workspaceId, rollbacks }: { workspaceId: string; rollbacks: readonly SealedRollback[] },
): Promise<void> =>
  database.transaction(allWorkspaces, ({ db }) =>
    recordRollback(
      { db, anchorKey, known: rollbacks },
      {
        workspaceId,
        ...left,
        witnessedPosition: witnessed.position,
        witnessedHash: witnessed.hash,
        hasGap,
        foundAtMs: clock.now().getTime(),
      },
    ),
  );

async function readRollbacks(snapshot: Snapshot): Promise<SealedRollback[]> {
  const rows = await snapshot.query<{ rollback: SealedRollback }>(
    `${selectRollbacks} where workspace_id = current_setting('app.workspace_id') order by number`,
  );
  return rows.map(({ rollback }) => rollback);
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
