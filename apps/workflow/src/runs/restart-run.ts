import { nameCaller, toActor, type runRestartedSchema } from '@workspace-ops/contracts';
import { withIdempotencyKey, type Scope } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { AppError, newId, notFound } from '@workspace-ops/service-kit';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { legalMatterId } from '../contacts/read-context-wishes.ts';
import { idempotencyKeys, runs } from '../db/schema/index.ts';
import type { CreationDependencies } from './create-run.ts';
import { createRuns, mobileAgent, readRuns } from './create-runs.ts';
import { isFinal } from './transitions.ts';

/**
 * Starts a new run with the input of one that has ended, of its workflow as that is today. The ended
 * run stays as it is.
 * @throws {AppError} `not_found`; `conflict` for a run that has not ended, or asked about a legal matter.
 */
export async function restartRun(
  deps: CreationDependencies,
  { caller, idempotencyKey: key }: RequestContext,
  { runId: from }: { runId: string },
): Promise<z.infer<typeof runRestartedSchema>> {
  const { database, clock } = deps;
  const now = clock.now();
  const runId = newId('run');
  // A run that has ended never changes, so what is read of it needs no lock.
  const { handoffChain, ...input } = await database.read(caller.workspaceId, (scope) =>
    findEnded(scope, from),
  );
  const restarted = { from, handoffChain };
  const run = { ...input, runId, triggerSource: 'restart', processNow: true, restarted };
  const read = await readRuns(deps, [run]);
  const remoteAgent = nameCaller(caller) ?? mobileAgent;
  const request = { endpoint: 'runs.restart', key, body: { from }, now };
  return database.transaction(caller.workspaceId, (tx) =>
    withIdempotencyKey(tx, idempotencyKeys, request, async () => {
      await createRuns(tx, { ...deps, now, remoteAgent, startedBy: toActor(caller) }, read);
      return { runId, restartedFrom: from, status: 'pending' as const };
    }),
  );
}

/** What a run that has ended was made of. */
async function findEnded({ db, workspaceId }: Scope, id: string) {
  const [run] = await db
    .select({
      status: runs.status,
      workflowId: runs.workflowId,
      initialContext: runs.initialContext,
      handoffChain: runs.handoffChain,
    })
    .from(runs)
    .where(and(eq(runs.workspaceId, workspaceId), eq(runs.id, id)));
  if (run === undefined) throw notFound('Run');
  const { status, ...madeOf } = run;
  if (!isFinal(status)) {
    throw new AppError('conflict', `The run has not ended: it is ${status}.`);
  }
  if (madeOf.workflowId === legalMatterId) {
    throw new AppError('conflict', 'A run that asked about a legal matter is not started again.');
  }
  return madeOf;
}
