import type { Scope } from '@workspace-ops/db';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { artifacts } from '../db/schema/index.ts';

export type CurrentArtifact = Awaited<ReturnType<typeof currentArtifacts>>[number];

/** Texts as SHA-256 in hexadecimal, since all of them can be large. */
const columns = {
  id: artifacts.id,
  runId: artifacts.workflowRunId,
  artifactType: artifacts.artifactType,
  title: artifacts.title,
  contentHash: sql<string>`encode(sha256(convert_to(${artifacts.content}, 'UTF8')), 'hex')`,
  status: artifacts.status,
  scheduledFor: artifacts.scheduledFor,
  proposed: artifacts.proposed,
  targetPlatform: artifacts.targetPlatform,
  qualityScore: artifacts.qualityScore,
  qualityGrade: artifacts.qualityGrade,
  revisionVersion: artifacts.revisionVersion,
};

const isNewest = (workspaceId: string, runIds: readonly string[]) =>
  and(
    eq(artifacts.workspaceId, workspaceId),
    inArray(artifacts.workflowRunId, [...runIds]),
    sql`not exists (select from ${artifacts} newer
      where newer.workspace_id = ${workspaceId} and newer.lineage_id = ${artifacts.lineageId}
        and newer.revision_version > ${artifacts.revisionVersion})`,
  );

/**
 * The runs' artifacts as they would be published: each lineage's newest revision, unless it is
 * archived.
 */
export async function currentArtifacts({ db, workspaceId }: Scope, runIds: readonly string[]) {
  if (runIds.length === 0) return [];
  const newest = await db
    .select(columns)
    .from(artifacts)
    .where(isNewest(workspaceId, runIds))
    .orderBy(asc(artifacts.createdAt), asc(artifacts.id));
  return newest.filter(({ status }) => status !== 'archived');
}

/** Revisions by their ids, whatever became of them, in the order of `currentArtifacts`. */
export async function artifactsById(
  { db, workspaceId }: Scope,
  ids: readonly string[],
): Promise<CurrentArtifact[]> {
  if (ids.length === 0) return [];
  return db
    .select(columns)
    .from(artifacts)
    .where(and(eq(artifacts.workspaceId, workspaceId), inArray(artifacts.id, [...ids])))
    .orderBy(asc(artifacts.createdAt), asc(artifacts.id));
}

/** The texts of a run's artifacts as they would be published. */
export async function currentTexts({ db, workspaceId }: Scope, runId: string): Promise<string[]> {
  const newest = await db
    .select({ title: artifacts.title, content: artifacts.content, status: artifacts.status })
    .from(artifacts)
    .where(isNewest(workspaceId, [runId]));
  return newest
    .filter(({ status }) => status !== 'archived')
    .map(({ title, content }) => `${title}\n${content}`);
}
