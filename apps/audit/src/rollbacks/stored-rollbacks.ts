import type { Queries } from '@workspace-ops/db';
import { sql } from 'drizzle-orm';
import { type Rollback, type SealedRollback, sealRollback } from '../chain/rollback.ts';

/** The rollbacks of the scope's workspace, the oldest first, each as JSON in `rollback`. */
export const selectRollbacks = `
  select json_build_object(
    'workspaceId', workspace_id, 'number', number, 'position', position, 'hash', encode(hash, 'hex'),
    'witnessedPosition', witnessed_position, 'witnessedHash', encode(witnessed_hash, 'hex'),
    'hasGap', has_gap, 'foundAtMs', found_at_ms, 'acknowledgedPosition', acknowledged_position,
    'acknowledgedHash', encode(acknowledged_hash, 'hex'), 'mac', encode(mac, 'hex')) as rollback
  from audit_anchor.rollbacks`;

/** The rollbacks of a workspace, the oldest first. */
export async function readRollbacks(db: Queries, workspaceId: string): Promise<SealedRollback[]> {
  const rows = await db.execute<{ rollback: SealedRollback }>(
    sql`${sql.raw(selectRollbacks)} where workspace_id = ${workspaceId} order by number`,
  );
  return rows.map(({ rollback }) => rollback);
}

type FoundRollback = Omit<Rollback, 'number' | 'acknowledgedPosition' | 'acknowledgedHash'>;

interface RecordContext {
  db: Queries;
  anchorKey: string;
  /** The workspace's rollbacks at the moment at which this one was found, the oldest first. */
  known: readonly Rollback[];
}

/**
 * Keeps that a chain was found without its end, unless one that is not acknowledged says so. What was
 * recorded, and perhaps acknowledged, since it was found is the same one.
 */
export async function recordRollback(
  { db, anchorKey, known }: RecordContext,
  found: FoundRollback,
): Promise<void> {
  const latest = known.at(-1);
  if (latest !== undefined && latest.acknowledgedPosition === null) return;
  const number = (latest?.number ?? 0) + 1;
  const rollback = { ...found, number, acknowledgedPosition: null, acknowledgedHash: null };
  const { mac } = sealRollback(rollback, anchorKey);
  await db.execute(sql`
    insert into audit_anchor.rollbacks (workspace_id, number, position, hash, witnessed_position,
      witnessed_hash, has_gap, found_at_ms, mac)
    values (${found.workspaceId}, ${number}, ${found.position}, decode(${found.hash}, 'hex'),
      ${found.witnessedPosition}, decode(${found.witnessedHash}, 'hex'), ${found.hasGap},
      ${found.foundAtMs}, decode(${mac}, 'hex'))
    on conflict do nothing`);
}
