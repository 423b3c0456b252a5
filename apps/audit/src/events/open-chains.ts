import { allWorkspaces, type Transaction } from '@workspace-ops/db';
import { sql } from 'drizzle-orm';
import { emptyHead, sealHead, type Head } from '../chain/head.ts';
import { toHeadRow } from '../chain/head-row.ts';
import { noCounts, type StatusCounts } from '../chain/status-counts.ts';
import type { StoreContext } from './store-events.ts';

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
