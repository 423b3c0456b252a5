import { AppError } from '@workspace-ops/service-kit';
import { executeRun } from '../runs/execute-run.ts';
import { claimRun, type ClaimedRun } from './claim-run.ts';
import type { Engine } from './engine.ts';
import type { HeldTurn } from './lanes.ts';

/**
 * One turn of a workspace's lane: a few of its pending runs one after the other, then to the back
 * of the queue, so that ten thousand runs of one workspace do not hold up another's.
 */
export async function processLane(engine: Engine, turn: HeldTurn): Promise<void> {
  const startedAt = performance.now();
  const { runsPerTurn, turnMs } = engine.limits;
  for (let taken = 0; taken < runsPerTurn; taken++) {
    if (turn.signal.aborted || engine.stopping.aborted) break;
    const run = await claim(engine, turn);
    if (run === null) return;
    await executeRun(engine, run, turn.signal);
    if (performance.now() - startedAt > turnMs) break;
  }
  await engine.database.transaction(turn.workspaceId, (tx) =>
    engine.lanes.wake(tx, { workspaceId: turn.workspaceId, lane: turn.lane }),
  );
}

async function claim(engine: Engine, turn: HeldTurn): Promise<ClaimedRun | null> {
  try {
    return await engine.database.transaction(turn.workspaceId, (tx) => claimRun(tx, engine, turn));
  } catch (error) {
    // Another turn took the lane at this instant; it looks for more when its run is done.
    if (error instanceof AppError && error.code === 'conflict') return null;
    throw error;
  }
}
