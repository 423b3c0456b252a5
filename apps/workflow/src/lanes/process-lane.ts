import { executeRun } from '../runs/execute-run.ts';
import type { Engine } from './engine.ts';
import type { HeldTurn } from './lanes.ts';
import { hasDueRun } from './look-at-queue.ts';
import { takeTurn } from './take-turn.ts';

const lookAgainMs = 1_000;

/**
 * One turn of a workspace's lane: a few of its pending runs one after the other, then to the back
 * of the queue, so that ten thousand runs of one workspace do not hold up another's.
 */
export async function processLane(engine: Engine, turn: HeldTurn): Promise<void> {
  const { database, limits, lanes, looks, clock, stopping } = engine;
  const { workspaceId, lane, signal } = turn;
  const startedAt = performance.now();
  let count = 0;
  while (count < limits.runsPerTurn && performance.now() - startedAt < limits.turnMs) {
    if (signal.aborted) return;
    if (stopping.aborted) break;
    const taken = await looks.during(turn, () =>
      database.transaction(workspaceId, (tx) => takeTurn(tx, engine, turn)),
    );
    if (taken.isBusy) return;
    if (!taken.isHeld) return lookAgain(engine, turn);
    if (taken.claimed !== null) {
      await wakeForLatecomers(engine, turn, taken.idleLane);
      await executeRun(engine, taken.claimed, signal);
    }
    count += taken.executed + (taken.claimed === null ? 0 : 1);
    // Looked at without the lane in hand: a turn that found it taken has left its run to this one.
    const isMore = await database.read(workspaceId, (queries) =>
      hasDueRun(queries, turn, clock.now()),
    );
    if (!isMore) return;
  }
  await database.transaction(workspaceId, (tx) => lanes.wake(tx, { workspaceId, lane }));
}

/**
 * Another turn holds the lane and looks afterwards at the runs that came meanwhile, if its process is
 * alive. A turn of this process is. Of another process only the connection is known to hold the
 * lane, and that of a killed one does until the server notices: the lane is looked at again later.
 */
async function lookAgain({ database, lanes, looks, clock }: Engine, turn: HeldTurn): Promise<void> {
  if (looks.isUnderWay(turn)) return;
  const at = new Date(clock.now().getTime() + lookAgainMs);
  await database.transaction(turn.workspaceId, (tx) => lanes.wakeAgain(tx, turn, at));
}

/**
 * A turn that found the lane taken left its run to this one, whose own run can take as long as its
 * model does: an idle lane is woken for the run that came later.
 */
async function wakeForLatecomers(
  { database, lanes, clock }: Engine,
  turn: HeldTurn,
  idleLane: number | null,
): Promise<void> {
  const { workspaceId } = turn;
  if (idleLane === null) return;
  const hasCome = await database.read(workspaceId, (queries) =>
    hasDueRun(queries, turn, clock.now()),
  );
  if (!hasCome) return;
  await database.transaction(workspaceId, (tx) => lanes.wake(tx, { workspaceId, lane: idleLane }));
}
