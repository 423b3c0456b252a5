import { executeRun } from '../runs/execute-run.ts';
import type { Engine } from './engine.ts';
import type { HeldTurn } from './lanes.ts';
import { takeTurn } from './take-turn.ts';

/**
 * One turn of a workspace's lane: a few of its pending runs one after the other, then to the back
 * of the queue, so that ten thousand runs of one workspace do not hold up another's.
 */
export async function processLane(engine: Engine, turn: HeldTurn): Promise<void> {
  const { database, limits, lanes, stopping } = engine;
  const startedAt = performance.now();
  let count = 0;
  while (count < limits.runsPerTurn && performance.now() - startedAt < limits.turnMs) {
    if (turn.signal.aborted) return;
    if (stopping.aborted) break;
    const taken = await database.transaction(turn.workspaceId, (tx) => takeTurn(tx, engine, turn));
    if (taken.claimed !== null) await executeRun(engine, taken.claimed, turn.signal);
    if (!taken.isMore) return;
    count += taken.executed + (taken.claimed === null ? 0 : 1);
  }
  await database.transaction(turn.workspaceId, (tx) =>
    lanes.wake(tx, { workspaceId: turn.workspaceId, lane: turn.lane }),
  );
}
