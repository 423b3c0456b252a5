import { firstLane } from '../lanes/lanes.ts';
import type { Engine } from '../lanes/engine.ts';
import { announceStatus } from './announce.ts';
import { writeHeldRun, type PlannedRun } from './held-run.ts';
import { transition } from './transitions.ts';

/** Lets another process go on with a run, as this one stops. */
export async function giveBackRun(engine: Engine, run: PlannedRun): Promise<void> {
  const state = transition(run.state, { type: 'lose_worker' })!;
  const now = engine.clock.now();
  await engine.database.transaction(run.workspaceId, async (tx) => {
    await writeHeldRun(tx, run, { state, now, leaseMs: engine.limits.leaseMs });
    announceStatus(tx, run, state.status);
    await engine.lanes.wake(tx, firstLane(run.workspaceId));
  });
}
