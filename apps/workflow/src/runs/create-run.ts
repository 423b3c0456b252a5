import {
  nameCaller,
  systemActor,
  toActor,
  type CreateRunInput,
  type RunStatus,
} from '@workspace-ops/contracts';
import type { RequestContext } from '@workspace-ops/rpc';
import { notFound } from '@workspace-ops/service-kit';
import { and, eq } from 'drizzle-orm';
import { runs } from '../db/schema/index.ts';
import type { WorkflowDependencies } from '../dependencies.ts';
import { createRuns, mobileAgent, readRuns } from './create-runs.ts';

export type CreationDependencies = Pick<
  WorkflowDependencies,
  'database' | 'queue' | 'phoneRegion' | 'compute' | 'clock'
>;

/**
 * Creates a run in the caller's workspace; the same `runId` twice is one run.
 * @throws {AppError} `not_found` for another workspace than the caller's.
 */
export async function createRun(
  deps: CreationDependencies,
  { caller }: RequestContext,
  input: CreateRunInput,
): Promise<{ runId: string; status: RunStatus }> {
  const { workspaceId, runId } = input;
  if (workspaceId !== caller.workspaceId) throw notFound('Workspace');
  const startedBy = toActor(caller);
  const run = await readRuns(deps, [{ ...input, startedBy }]);
  return deps.database.transaction(workspaceId, async (tx) => {
    const remoteAgent = nameCaller(caller) ?? mobileAgent;
    const creation = { ...deps, now: deps.clock.now(), remoteAgent, startedBy };
    const made = await createRuns(tx, creation, run);
    if (made.has(runId)) return { runId, status: 'pending' as const };
    const [stored] = await tx.db
      .select({ status: runs.status })
      .from(runs)
      .where(and(eq(runs.workspaceId, workspaceId), eq(runs.id, runId)));
    return { runId, status: stored!.status };
  });
}

/** Creates the runs that other services' outboxes hand over, a transaction for each workspace. */
export async function acceptRuns(
  deps: CreationDependencies,
  inputs: readonly CreateRunInput[],
): Promise<void> {
  const { database, clock } = deps;
  for (const [workspaceId, ofWorkspace] of Map.groupBy(inputs, (input) => input.workspaceId)) {
    const read = await readRuns(deps, ofWorkspace);
    await database.transaction(workspaceId, async (tx) => {
      const creation = { ...deps, now: clock.now(), remoteAgent: mobileAgent };
      await createRuns(tx, { ...creation, startedBy: systemActor }, read);
    });
  }
}
