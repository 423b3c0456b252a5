import { ThreadNeededError } from '@workspace-ops/service-kit';
import { executeRun } from './execute-run.ts';
import type { Engine } from './engine.ts';
import { hasDueRun } from './peek-queue.ts';
import type { SlotTurn } from './slots.ts';
import { takeTurn, type Taken, type TakeOptions } from './take-turn.ts';

const peekAgainMs = 1_000;

/**
 * One job of a workspace's slot: a few of its pending runs one after the other, then to the end of
 * the queue, so that ten thousand runs of one workspace do not delay another's. Why: docs/decisions/0011.
 */
export async function processSlot(engine: Engine, turn: SlotTurn): Promise<void> {
  const { database, limits, queue, peeks, clock, stopping } = engine;
  const { workspaceId, index, signal } = turn;
  // What is pending is woken when the workspace is resumed.
  if (engine.isClosed(workspaceId)) return;
  const startedAt = performance.now();
  let count = 0;
  while (count < limits.runsPerTurn && performance.now() - startedAt < limits.turnMs) {
    if (signal.aborted) return;
    if (stopping.aborted) break;
    const taken = await peeks.during(turn, () => takeFromQueue(engine, turn));
    if (taken.isBusy) return;
    if (!taken.hasLock) return peekAgain(engine, turn);
    if (taken.claimed !== null) {
      await wakeNextSlot(engine, turn, taken.idleSlot);
      await executeRun(engine, taken.claimed, signal);
    }
    count += taken.executed + (taken.claimed === null ? 0 : 1);
    // Read without the slot's lock: a turn that found the slot locked has left its run to this one.
    const isMore = await database.read(workspaceId, (scope) => hasDueRun(scope, clock.now()));
    if (!isMore) return;
  }
  await database.transaction(workspaceId, (tx) => queue.wakeSlot(tx, index));
}

/** Where a small run turns out to have large texts, the first one is claimed, as one with large data is. */
async function takeFromQueue(engine: Engine, turn: SlotTurn): Promise<Taken> {
  const take = (options?: TakeOptions): Promise<Taken> =>
    engine.database.transaction(turn.workspaceId, (tx) => takeTurn(tx, engine, turn, options));
  try {
    return await take();
  } catch (error) {
    if (error instanceof ThreadNeededError) return take({ isClaiming: true });
    throw error;
  }
}

/**
 * Another turn has the slot's lock and reads the queue again after it, if its process is alive. A turn
 * of this process is. Of another process only the connection is known to have the lock, and that of
 * a killed one has it until the server notices: the slot reads the queue again later.
 */
async function peekAgain({ database, queue, peeks, clock }: Engine, turn: SlotTurn): Promise<void> {
  if (peeks.has(turn)) return;
  const at = new Date(clock.now().getTime() + peekAgainMs);
  await database.transaction(turn.workspaceId, (tx) => queue.wakeAgain(tx, turn.index, at));
}

/**
 * A turn that found the slot locked left its run to this one, whose own run can take as long as its
 * model does: an idle slot is woken for the run that came later.
 */
async function wakeNextSlot(
  { database, queue, clock }: Engine,
  turn: SlotTurn,
  idleSlot: number | null,
): Promise<void> {
  const { workspaceId } = turn;
  if (idleSlot === null) return;
  const hasCome = await database.read(workspaceId, (scope) => hasDueRun(scope, clock.now()));
  if (!hasCome) return;
  await database.transaction(workspaceId, (tx) => queue.wakeSlot(tx, idleSlot));
}
