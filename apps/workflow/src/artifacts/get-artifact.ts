import type { ArtifactDetail } from '@workspace-ops/contracts';
import type { Scope } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { and, asc, eq } from 'drizzle-orm';
import { artifacts, type ArtifactRow } from '../db/schema/index.ts';
import type { WorkflowDependencies } from '../dependencies.ts';
import { findArtifact, readAuthor, toArtifact } from './stored-artifact.ts';

/** @throws {AppError} `not_found` */
export const getArtifact = (
  { database }: Pick<WorkflowDependencies, 'database'>,
  { caller: { workspaceId } }: RequestContext,
  { id }: { id: string },
): Promise<ArtifactDetail> =>
  database.read(workspaceId, async (scope) => readDetail(scope, await findArtifact(scope, id)));

/** The lineage's newest revision as it is shown. */
export async function readNewest(
  scope: Scope,
  { lineageId }: Pick<ArtifactRow, 'lineageId'>,
): Promise<ArtifactDetail> {
  const lineage = await listLineage(scope, lineageId);
  return readDetail(scope, await findArtifact(scope, lineage.at(-1)!.id), lineage);
}

type Lineage = Awaited<ReturnType<typeof listLineage>>;

async function readDetail(
  scope: Scope,
  row: ArtifactRow,
  known?: Lineage,
): Promise<ArtifactDetail> {
  const lineage = known ?? (await listLineage(scope, row.lineageId));
  return {
    artifact: toArtifact(row),
    lineage: lineage.map((one) => ({
      id: one.id,
      revisionVersion: one.revisionVersion,
      author: readAuthor(one).author ?? null,
      createdAt: one.createdAt.toISOString(),
      qualityScore: one.qualityScore,
      status: one.status,
    })),
    evaluation: row.verificationNotes,
  };
}

const listLineage = ({ db, workspaceId }: Scope, lineageId: string) =>
  db
    .select({
      id: artifacts.id,
      revisionVersion: artifacts.revisionVersion,
      parentArtifactId: artifacts.parentArtifactId,
      author: artifacts.author,
      createdAt: artifacts.createdAt,
      qualityScore: artifacts.qualityScore,
      status: artifacts.status,
    })
    .from(artifacts)
    .where(and(eq(artifacts.workspaceId, workspaceId), eq(artifacts.lineageId, lineageId)))
    .orderBy(asc(artifacts.revisionVersion));
