import type { TakeTurns } from '../dependencies.ts';

/**
 * Turns of this process. Many decisions on one run wait for its row in any case: here they do so
 * without each holding a connection, which others need.
 */
export function createTurns(): TakeTurns {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    const turn = before.then(work, work);
    last.set(key, turn);
    const forget = (): void => {
      if (last.get(key) === turn) last.delete(key);
    };
    turn.then(forget, forget);
    return turn;
  };
}
