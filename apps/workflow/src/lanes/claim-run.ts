import type { Transaction } from '@workspace-ops/db';
import { and, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { runs } from '../db/schema/index.ts';
import { statusEvent } from '../runs/announce.ts';
import { leaseEnd, type HeldRun } from '../runs/held-run.ts';
import type { RunPlan } from '../runs/run-plan.ts';
import { transition } from '../runs/transitions.ts';
import type { Engine } from './engine.ts';
import type { HeldTurn } from './lanes.ts';

export interface ClaimedRun extends HeldRun {
  /** Null where the workflow was not deployed when the run was made. */
  plan: RunPlan | null;
}

/** Takes a pending run, whose row is locked, into the lane: from here on it is this worker's. */
export async function claimRun(
  tx: Transaction,
  engine: Engine,
  { run, turn }: { run: ClaimedRun; turn: HeldTurn },
): Promise<ClaimedRun> {
  const token = randomUUID();
  const state = transition(run.state, { type: 'claim' })!;
  const moment = run.stepStartedAt;
  await tx.db
    .update(runs)
    .set({
      status: state.status,
      lane: turn.lane,
      workerId: turn.workerId,
      attempt: run.attempt,
      attemptToken: token,
      leaseExpiresAt: leaseEnd(engine.limits.leaseMs),
      startedAt: sql`coalesce(${runs.startedAt}, ${moment.toISOString()}::timestamptz)`,
      stepStartedAt: moment,
      notBefore: null,
    })
    .where(and(eq(runs.workspaceId, run.workspaceId), eq(runs.id, run.id)));
  tx.publish(statusEvent(run, state.status));
  return { ...run, token, state };
}
