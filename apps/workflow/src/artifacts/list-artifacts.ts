import type { artifactFilter, artifactListSchema } from '@workspace-ops/contracts';
import type { Database } from '@workspace-ops/db';
import { and, desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { artifacts } from '../db/schema/index.ts';
import { toArtifact } from './to-artifact.ts';

/** The workspace's artifacts that match, newest first, and how many match in all. */
export async function listArtifacts(
  database: Database,
  workspaceId: string,
  filter: z.output<typeof artifactFilter>,
): Promise<z.infer<typeof artifactListSchema>> {
  const matches = and(
    eq(artifacts.workspaceId, workspaceId),
    filter.type === undefined ? undefined : eq(artifacts.artifactType, filter.type),
    filter.status === undefined ? undefined : eq(artifacts.status, filter.status),
    filter.runId === undefined ? undefined : eq(artifacts.workflowRunId, filter.runId),
  );
  return database.read(workspaceId, async (queries) => {
    const rows = await queries
      .select()
      .from(artifacts)
      .where(matches)
      .orderBy(desc(artifacts.createdAt), desc(artifacts.id))
      .limit(filter.limit);
    const totalCount =
      rows.length < filter.limit ? rows.length : await queries.$count(artifacts, matches);
    return { workspaceId, artifacts: rows.map(toArtifact), totalCount };
  });
}
