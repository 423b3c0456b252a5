import type { AgreedTime } from '@workspace-ops/composing';
import type { Scope } from '@workspace-ops/db';
import { and, asc, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import { artifacts } from '../db/schema/index.ts';

/** When the approved posts of runs go out, by the runs' ids; of several posts the newest. */
export async function findAgreedTimes(
  { db, workspaceId }: Scope,
  runIds: readonly string[],
): Promise<ReadonlyMap<string, AgreedTime>> {
  if (runIds.length === 0) return new Map();
  const posts = await db
    .select({
      runId: artifacts.workflowRunId,
      scheduledFor: artifacts.scheduledFor,
      isProposed: artifacts.proposed,
    })
    .from(artifacts)
    .where(
      and(
        eq(artifacts.workspaceId, workspaceId),
        inArray(artifacts.workflowRunId, [...runIds]),
        eq(artifacts.artifactType, 'post'),
        ne(artifacts.status, 'archived'),
        isNotNull(artifacts.approvedAt),
        isNotNull(artifacts.scheduledFor),
      ),
    )
    .orderBy(asc(artifacts.createdAt), asc(artifacts.id));
  return new Map(
    posts.map(({ runId, scheduledFor, isProposed }) => [runId, { at: scheduledFor!, isProposed }]),
  );
}
