import { allWorkspaces, type Transaction } from '@workspace-ops/db';
import { and, eq, inArray, lt, or, sql } from 'drizzle-orm';
import { runs } from '../db/schema/index.ts';
import { statusEvent } from '../runs/announce.ts';
import { leaseEnd } from './leased-run.ts';
import type { Engine } from './engine.ts';

/** As a literal: a prepared statement with a parameter does not always find a partial index. */
const isRunning = sql`${runs.status} = 'running'`;

/** Renews the leases of this process's runs; the work on a run whose lease is lost is aborted. */
export async function renewLeases(
  engine: Pick<Engine, 'database' | 'leases' | 'limits'>,
): Promise<void> {
  const tokens = engine.leases.tokens();
  if (tokens.length === 0) return;
  const rows = await engine.database.transaction(allWorkspaces, ({ db }) =>
    db
      .update(runs)
      .set({ leaseExpiresAt: leaseEnd(engine.limits.leaseMs) })
      .where(and(isRunning, inArray(runs.attemptToken, tokens)))
      .returning({ token: runs.attemptToken }),
  );
  const kept = new Set(rows.map((row) => row.token));
  for (const token of tokens) if (!kept.has(token)) engine.leases.abort(token);
}

/**
 * Releases the runs of workers that died, and those whose lease expired because their worker hangs.
 * They go on after their last finished step, under a new attempt token: a worker that wakes late
 * cannot write.
 * @returns how many runs were released.
 */
export async function recoverRuns(
  engine: Pick<Engine, 'database' | 'queue' | 'logger'>,
  deadWorkerIds: readonly string[] = [],
): Promise<number> {
  const isLost = and(
    isRunning,
    or(
      lt(runs.leaseExpiresAt, sql`now()`),
      deadWorkerIds.length > 0 ? inArray(runs.workerId, [...deadWorkerIds]) : undefined,
    ),
  )!;
  const affected = await engine.database.read(allWorkspaces, ({ db }) =>
    db.selectDistinct({ workspaceId: runs.workspaceId }).from(runs).where(isLost),
  );
  let recovered = 0;
  for (const { workspaceId } of affected) {
    recovered += await engine.database.transaction(workspaceId, (tx) =>
      releaseLost(tx, engine, isLost),
    );
  }
  return recovered;
}

async function releaseLost(
  tx: Transaction,
  { queue, logger }: Pick<Engine, 'queue' | 'logger'>,
  isLost: ReturnType<typeof and>,
): Promise<number> {
  const rows = await tx.db
    .update(runs)
    .set({
      status: 'pending',
      slot: null,
      attemptToken: null,
      workerId: null,
      leaseExpiresAt: null,
      stepStartedAt: null,
    })
    .where(and(eq(runs.workspaceId, tx.workspaceId), isLost))
    .returning({ id: runs.id, workflowId: runs.workflowId, workerId: runs.workerId });
  for (const run of rows) tx.publish(statusEvent(run, 'pending'));
  if (rows.length === 0) return 0;
  await queue.wake(tx);
  logger.info(
    { workspaceId: tx.workspaceId, runIds: rows.map((run) => run.id) },
    'runs of a lost worker are pending again',
  );
  return rows.length;
}
