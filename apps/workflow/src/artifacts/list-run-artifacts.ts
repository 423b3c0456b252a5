import type { Artifact } from '@workspace-ops/contracts';
import type { Scope } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { notFound } from '@workspace-ops/service-kit';
import { and, asc, eq } from 'drizzle-orm';
import { artifacts, runs } from '../db/schema/index.ts';
import type { WorkflowDependencies } from '../dependencies.ts';
import { awaitRun } from '../db/await-run.ts';
import { toArtifact } from './stored-artifact.ts';

/** A run's artifacts and their refinements, oldest first. */
export async function listArtifactsOfRun(
  { db, workspaceId }: Scope,
  runId: string,
): Promise<Artifact[]> {
  const rows = await db
    .select()
    .from(artifacts)
    .where(and(eq(artifacts.workspaceId, workspaceId), eq(artifacts.workflowRunId, runId)))
    .orderBy(asc(artifacts.createdAt), asc(artifacts.id));
  return rows.map(toArtifact);
}

interface RunArtifacts {
  runId: string;
  artifacts: Artifact[];
}

/** @throws {AppError} `not_found` for a run of no or another workspace. */
export const listRunArtifacts = (
  { database }: Pick<WorkflowDependencies, 'database'>,
  { caller: { workspaceId } }: RequestContext,
  { runId }: { runId: string },
): Promise<RunArtifacts> =>
  awaitRun(runId, () => database.read(workspaceId, (scope) => readRunArtifacts(scope, runId)));

async function readRunArtifacts(scope: Scope, runId: string): Promise<RunArtifacts> {
  const list = await listArtifactsOfRun(scope, runId);
  if (list.length > 0) return { runId, artifacts: list };
  const [run] = await scope.db
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.workspaceId, scope.workspaceId), eq(runs.id, runId)));
  if (run === undefined) throw notFound('Run');
  return { runId, artifacts: [] };
}
