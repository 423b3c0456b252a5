import type { SnapshotList } from '@workspace-ops/contracts';
import type { Database } from '@workspace-ops/db';
import { desc, eq } from 'drizzle-orm';
import { snapshots } from '../db/schema/index.ts';
import { templates } from './templates.ts';
import { toSnapshot } from './to-snapshot.ts';

const listed = 200;

/** The workspace's newest snapshots, then the canonical templates. */
export async function listSnapshots(
  database: Database,
  workspaceId: string,
): Promise<SnapshotList> {
  const ofWorkspace = eq(snapshots.workspaceId, workspaceId);
  const [rows, stored] = await database.read(workspaceId, async (queries) => [
    await queries
      .select()
      .from(snapshots)
      .where(ofWorkspace)
      .orderBy(desc(snapshots.createdAt), desc(snapshots.id))
      .limit(listed),
    await queries.$count(snapshots, ofWorkspace),
  ]);
  const all = [...rows.map(toSnapshot), ...templates];
  return {
    success: true,
    snapshots: all,
    totalCount: stored + templates.length,
    lastUpdated: all.map(({ updatedAt }) => updatedAt).reduce((a, b) => (a > b ? a : b)),
  };
}
