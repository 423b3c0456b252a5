import type { Queries } from '@workspace-ops/db';
import { notFound } from '@workspace-ops/service-kit';
import { and, eq } from 'drizzle-orm';
import { artifacts, type ArtifactRow } from '../db/schema/index.ts';

/** @throws {AppError} `not_found` for an artifact of no or another workspace. */
export async function findArtifact(
  queries: Queries,
  workspaceId: string,
  id: string,
): Promise<ArtifactRow> {
  const [row] = await queries.select().from(artifacts).where(isArtifact(workspaceId, id));
  if (row === undefined) throw notFound('Artifact');
  return row;
}

/** The same, with the row locked until the transaction ends. */
export async function lockArtifact(
  queries: Queries,
  workspaceId: string,
  id: string,
): Promise<ArtifactRow> {
  const [row] = await queries
    .select()
    .from(artifacts)
    .where(isArtifact(workspaceId, id))
    .for('update');
  if (row === undefined) throw notFound('Artifact');
  return row;
}

export const isArtifact = (workspaceId: string, id: string) =>
  and(eq(artifacts.workspaceId, workspaceId), eq(artifacts.id, id));
