import type { Queries } from '@workspace-ops/db';
import type { Clock } from '@workspace-ops/service-kit';
import { sql } from 'drizzle-orm';
import { isAuthentic, type SealedHead } from '../chain/head.ts';
import { isAcknowledged, type Seen, type HighWaterMarks } from '../chain/high-water-marks.ts';
import { readRollbacks, recordRollback } from './stored-rollbacks.ts';

export interface NoticeContext {
  anchorKey: string;
  highWaterMarks: HighWaterMarks;
  clock: Clock;
}

/**
 * Ahead of an append, with the heads locked: keeps which chains are not those that this process saw.
 * What is appended then hides the loss from this process, and the record tells everybody of it.
 */
export async function noticeRollbacks(
  db: Queries,
  context: NoticeContext,
  heads: readonly SealedHead[],
): Promise<void> {
  for (const head of heads) {
    const seen = context.highWaterMarks.seen(head.workspaceId);
    // A forged head is found by the append.
    if (seen === undefined || isSame(seen, head) || !isAuthentic(head, context.anchorKey)) continue;
    const left = await findLastLeft(db, head, seen);
    if (left === null) continue;
    await keep(db, context, { workspaceId: head.workspaceId, seen, left });
  }
}

const isSame = (seen: Seen, { position, hash }: SealedHead): boolean =>
  seen.position === position && seen.hash === hash;

interface End {
  position: number;
  hash: string;
}

/** The last link that is left of a chain that this process saw further on; null where it goes on from there. */
async function findLastLeft(db: Queries, head: SealedHead, seen: Seen): Promise<End | null> {
  if (seen.position > head.position) return { position: head.position, hash: head.hash };
  const [link] = await db.execute<{ hash: string; prev_hash: string }>(sql`
    select encode(hash, 'hex') as hash, encode(prev_hash, 'hex') as prev_hash from audit.events
    where workspace_id = ${head.workspaceId} and position = ${seen.position}`);
  if (link === undefined || link.hash === seen.hash) return null;
  return { position: seen.position - 1, hash: link.prev_hash };
}

async function keep(
  db: Queries,
  { anchorKey, highWaterMarks, clock }: NoticeContext,
  { workspaceId, seen, left }: { workspaceId: string; seen: Seen; left: End },
): Promise<void> {
  const known = await readRollbacks(db, workspaceId);
  if (isAcknowledged(seen, known)) {
    highWaterMarks.forget(workspaceId);
    return;
  }
  await recordRollback(
    { db, anchorKey, known },
    {
      workspaceId,
      ...left,
      witnessedPosition: seen.position,
      witnessedHash: seen.hash,
      hasGap: false,
      foundAtMs: clock.now().getTime(),
    },
  );
}
