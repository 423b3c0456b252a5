import type { JsonObject } from '@workspace-ops/contracts';
import type { Scope } from '@workspace-ops/db';
import type { RunInput } from '@workspace-ops/scoring';
import { and, eq } from 'drizzle-orm';
import { runs, type ArtifactRow, type RunPlan } from '../db/schema/index.ts';

/** What a run was given, and what its plan says, as the score reads them beside an artifact. */
export const toRunInput = (context: JsonObject, plan: RunPlan | null): RunInput => ({
  context,
  known: listTexts(plan),
});

/** The same for a stored artifact; undefined where its run is no longer on record. */
export async function findRunInput(
  { db, workspaceId }: Scope,
  { workflowRunId }: Pick<ArtifactRow, 'workflowRunId'>,
): Promise<RunInput | undefined> {
  const [run] = await db
    .select({ context: runs.initialContext, plan: runs.plan })
    .from(runs)
    .where(and(eq(runs.workspaceId, workspaceId), eq(runs.id, workflowRunId)));
  return run && toRunInput(run.context, run.plan);
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}
