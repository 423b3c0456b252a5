import type { Snapshot } from '@workspace-ops/contracts';
import type { Transaction } from '@workspace-ops/db';
import { newId } from '@workspace-ops/service-kit';
import { snapshots } from '../db/schema/index.ts';
import { toSnapshot } from './to-snapshot.ts';

export type NewSnapshot = Omit<Snapshot, 'id' | 'createdAt' | 'updatedAt'>;

/** Stores a snapshot under a new id, with the moment as both of its timestamps. */
export async function insertSnapshot(
  tx: Transaction,
  snapshot: NewSnapshot,
  now: Date,
): Promise<Snapshot> {
  const row = { ...snapshot, id: newId('snap'), createdAt: now, updatedAt: now };
  await tx.db.insert(snapshots).values({ ...row, workspaceId: tx.workspaceId });
  return toSnapshot(row);
}
