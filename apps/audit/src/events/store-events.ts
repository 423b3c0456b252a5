import type { AuditStatus } from '@workspace-ops/contracts';
import { allWorkspaces, type Database, type Transaction } from '@workspace-ops/db';
import { sql, type SQL } from 'drizzle-orm';
import { extendChain, type Extension } from '../chain/extend-chain.ts';
import {
  emptyHead,
  fromHeadRow,
  type Head,
  type HeadRow,
  isAuthentic,
  type SealedHead,
  sealHead,
  toHeadRow,
} from '../chain/head.ts';
import type { StoredEvent } from '../chain/link.ts';
import { type Review, reviewedEntryId } from '../chain/review.ts';
import { noCounts, type StatusCounts } from '../chain/status-counts.ts';
import { type NoticeContext, noticeRollbacks } from '../rollbacks/notice-rollbacks.ts';

export interface StoreContext extends NoticeContext {
  database: Database;
}

/** What the database knows of the events' workspaces, with the heads locked. */
interface Known {
  heads: HeadRow[];
  /** Workspace and id of each event that is stored already. */
  stored: [string, string][];
  reviews: ReviewRow[];
}

/** Stores events of any workspaces, each once by its id, as one transaction. */
export async function storeEvents(context: StoreContext, events: StoredEvent[]): Promise<void> {
  const byWorkspace = Map.groupBy(withoutRepeats(events), (event) => event.workspaceId);
  let missing: string[];
  do {
    missing = await tryStore(context, byWorkspace);
    if (missing.length > 0) await openChains(context, missing);
  } while (missing.length > 0);
}

const writeKey = (workspaceId: string, id: string): string => `${workspaceId} ${id}`;

const withoutRepeats = (events: StoredEvent[]): StoredEvent[] =>
  [
    ...new Map(
      events.toReversed().map((event) => [writeKey(event.workspaceId, event.id), event]),
    ).values(),
  ].toReversed();

type ByWorkspace = Map<string, StoredEvent[]>;

/** @returns the workspaces that have no chain yet; nothing is stored then. */
async function tryStore(context: StoreContext, byWorkspace: ByWorkspace): Promise<string[]> {
  const { database, anchorKey, highWaterMarks } = context;
  const outcome = await database.transaction(allWorkspaces, async ({ db, send }) => {
    const known = await beginAppend(db, byWorkspace);
    const heads = new Map(known.heads.map((row) => [row.workspaceId, fromHeadRow(row)]));
    const missing = [...byWorkspace.keys()].filter((workspaceId) => !heads.has(workspaceId));
    if (missing.length > 0) return { missing, extensions: [] };
    await noticeRollbacks(db, context, [...heads.values()]);
    const extensions = extendAll(context, byWorkspace, known, heads);
    if (extensions.length > 0) send(finishAppend(extensions, anchorKey));
    return { missing, extensions };
  });
  for (const { head } of outcome.extensions) highWaterMarks.remember(head.workspaceId, head);
  return outcome.missing;
}

export async function beginAppend(db: Transaction['db'], byWorkspace: ByWorkspace): Promise<Known> {
  const given = [...byWorkspace.values()].flat().map((event) => ({
    workspaceId: event.workspaceId,
    id: event.id,
    reviewed: reviewedEntryId(event),
  }));
  const [row] = await db.execute<{ known: Known }>(
    sql`select audit.begin_append(${JSON.stringify(given)}::text::json) as known`,
  );
  return row!.known;
}

function extendAll(
  context: StoreContext,
  byWorkspace: ByWorkspace,
  known: Known,
  heads: Map<string, SealedHead>,
): Extension[] {
  const stored = new Set(known.stored.map(([workspaceId, id]) => writeKey(workspaceId, id)));
  const reviews = Map.groupBy(known.reviews, (row) => row.workspace_id);
  return [...byWorkspace].flatMap(([workspaceId, events]) => {
    const fresh = events.filter((event) => !stored.has(writeKey(workspaceId, event.id)));
    if (fresh.length === 0) return [];
    const knownReviews = new Map<string, Review>(
      reviews.get(workspaceId)?.map((row) => [row.entry_id, fromReviewRow(row)]),
    );
    return [extendChain(checkedHead(context, heads.get(workspaceId)!), fresh, knownReviews)];
  });
}

/**
 * The head, marked for good when it is not the one that was left: extending a forged head would
 * make it authentic, and refusing to would lose what happens from then on.
 */
export function checkedHead(
  { anchorKey }: Pick<StoreContext, 'anchorKey'>,
  head: SealedHead,
): Head {
  const { mac: _, ...bare } = head;
  if (bare.broken !== null) return bare;
  if (isAuthentic(head, anchorKey)) return bare;
  const reason = 'The head of the chain was changed.';
  return { ...bare, broken: { position: bare.position + 1, reason } };
}

export function finishAppend(extensions: Extension[], anchorKey: string): SQL {
  const links = extensions.flatMap((extension) => extension.links);
  const reviews = extensions.flatMap(({ head, reviews: changed }) =>
    [...changed].map(([entryId, review]) => toReviewJson(head.workspaceId, entryId, review)),
  );
  const heads = extensions.map(({ head }) => toHeadRow(sealHead(head, anchorKey)));
  return sql`select audit.finish_append(
    ${JSON.stringify(links)}::text::json,
    ${JSON.stringify(reviews)}::text::json,
    ${JSON.stringify(heads)}::text::json)`;
}

/** A row of `audit.reviews` as JSON comes from the database. */
interface ReviewRow {
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

function fromReviewRow(row: ReviewRow): Review {
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
const toReviewJson = (workspaceId: string, entryId: string, review: Review) => ({
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

/** Gives workspaces without a head theirs, ahead of the append that needs it. */
export async function openChains(
  { database, anchorKey }: StoreContext,
  workspaceIds: string[],
): Promise<void> {
  await database.transaction(allWorkspaces, async ({ db }) => {
    const heads = await Promise.all(
      workspaceIds.toSorted().map((workspaceId) => firstHead(db, workspaceId)),
    );
    const rows = heads.map((head) => toHeadRow(sealHead(head, anchorKey)));
    await db.execute(sql`select audit.open_heads(${JSON.stringify(rows)}::text::json)`);
  });
}

/** A chain that has links but no head lost its head; that is marked for good. */
async function firstHead(db: Transaction['db'], workspaceId: string): Promise<Head> {
  const [last] = await db.execute<{ position: string; hash: string }>(sql`
    select position, encode(hash, 'hex') as hash from audit.events
    where workspace_id = ${workspaceId} order by position desc limit 1`);
  if (last === undefined) return emptyHead(workspaceId);
  const position = Number(last.position);
  return {
    workspaceId,
    position,
    hash: last.hash,
    counts: await countEntries(db, workspaceId),
    broken: { position, reason: 'The head of the chain was deleted.' },
  };
}

export async function countEntries(
  db: Transaction['db'],
  workspaceId: string,
): Promise<StatusCounts> {
  const rows = await db.execute<{ status: keyof StatusCounts; count: string }>(sql`
    select status, count(*) from audit.entries where workspace_id = ${workspaceId} group by status`);
  const counts = noCounts();
  for (const { status, count } of rows) counts[status] = Number(count);
  return counts;
}
