import type { PhoneRegion } from '@workspace-ops/contacts';
import {
  nameCaller,
  systemActor,
  toActor,
  type Caller,
  type CreateRunInput,
  type RunStatus,
} from '@workspace-ops/contracts';
import type { Database } from '@workspace-ops/db';
import { notFound, type Clock, type Compute } from '@workspace-ops/service-kit';
import { and, eq } from 'drizzle-orm';
import { runs } from '../db/schema/index.ts';
import { createRuns, mobileAgent, readRuns } from './create-runs.ts';
import type { RunQueue } from './run-queue.ts';

export interface CreationContext {
  database: Database;
  queue: RunQueue;
  phoneRegion: PhoneRegion;
  compute: Compute;
  clock: Clock;
}

/**
 * Creates a run in the caller's workspace; the same `runId` twice is one run.
 * @throws {AppError} `not_found` for another workspace than the caller's.
 */
export async function createRun(
  context: CreationContext & { caller: Caller },
  input: CreateRunInput,
): Promise<{ runId: string; status: RunStatus }> {
  const { database, clock, caller } = context;
  const { workspaceId, runId } = input;
  if (workspaceId !== caller.workspaceId) throw notFound('Workspace');
  const startedBy = toActor(caller);
  const run = await readRuns(context, [{ ...input, startedBy }]);
  return database.transaction(workspaceId, async (tx) => {
    const remoteAgent = nameCaller(caller) ?? mobileAgent;
    const deps = { ...context, now: clock.now(), remoteAgent, startedBy };
    const made = await createRuns(tx, deps, run);
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
  context: CreationContext,
  inputs: readonly CreateRunInput[],
): Promise<void> {
  const { database, clock } = context;
  for (const [workspaceId, ofWorkspace] of Map.groupBy(inputs, (input) => input.workspaceId)) {
    const read = await readRuns(context, ofWorkspace);
    await database.transaction(workspaceId, async (tx) => {
      const deps = { ...context, now: clock.now(), remoteAgent: mobileAgent };
      await createRuns(tx, { ...deps, startedBy: systemActor }, read);
    });
  }
}
