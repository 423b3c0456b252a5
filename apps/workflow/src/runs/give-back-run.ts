import type { Engine } from '../lanes/engine.ts';
import { firstLane } from '../lanes/lanes.ts';
import { statusEvent } from './announce.ts';
import { commitEffects } from './commit-effects.ts';
import { bareEffects } from './effects.ts';
import type { PlannedRun } from './held-run.ts';
import { transition } from './transitions.ts';

/**
 * Lets another worker go on with a run, as this one stops or is lost.
 * @throws {RunLostError} when another worker or a decision has taken it already.
 */
export async function giveBackRun(engine: Engine, run: PlannedRun): Promise<PlannedRun> {
  const state = transition(run.state, { type: 'lose_worker' })!;
  const effects = { ...bareEffects(state), events: [statusEvent(run, state.status)] };
  return commitEffects(engine, run, effects, (tx) =>
    engine.lanes.wake(tx, firstLane(run.workspaceId)),
  );
}
