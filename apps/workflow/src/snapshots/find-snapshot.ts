import type { Snapshot } from '@workspace-ops/contracts';
import type { Queries } from '@workspace-ops/db';
import { notFound } from '@workspace-ops/service-kit';
import { and, eq } from 'drizzle-orm';
import { snapshots } from '../db/schema/index.ts';
import { templates } from './templates.ts';
import { toSnapshot } from './to-snapshot.ts';

/**
 * A template, or a snapshot of the workspace.
 * @throws {AppError} `not_found`
 */
export async function findSnapshot(
  queries: Queries,
  workspaceId: string,
  id: string,
): Promise<Snapshot> {
  const template = templates.find((candidate) => candidate.id === id);
  if (template !== undefined) return template;
  const [row] = await queries
    .select()
    .from(snapshots)
    .where(and(eq(snapshots.workspaceId, workspaceId), eq(snapshots.id, id)));
  if (row === undefined) throw notFound('Snapshot');
  return toSnapshot(row);
}
