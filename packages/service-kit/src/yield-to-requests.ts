import { setImmediate } from 'node:timers/promises';

/* Of the process, since all that it does shares one event loop. */
let underWay = 0;
let lastBeganAtMs = 0;
let idle: PromiseWithResolvers<void> | undefined;
let turns: Promise<void> = Promise.resolve();

/** In bytes or characters: what is larger takes the event loop for milliseconds. */
export const largeData = 64 * 1_024;

/**
 * In characters: to read so much text for what it says takes milliseconds, some fifty times as much as to
 * copy it (1 MB of leads or of prose: 0.2 to 1 s against 1 to 9 ms, November 2026).
 */
export const largeText = 8 * 1_024;

/** Whether a JSON value has more characters than that in its texts; looks no further than needed. */
export function isLargeJson(root: unknown, most = largeData): boolean {
  const pending = [root];
  for (let characters = 0; pending.length > 0;) {
    const value = pending.pop();
    if (typeof value === 'string') characters += value.length;
    else if (Array.isArray(value)) pending.push(...value);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, child] of Object.entries(value)) {
        characters += key.length;
        pending.push(child);
      }
    } else characters += 1;
    if (characters > most) return true;
  }
  return false;
}

/** A request that takes longer waits for something else than this process. */
const usualRequestMs = 100;

/**
 * Counts a usual request: neither a large one, which yields itself, nor one that streams its answer.
 * @returns to be called when it is answered; calling it again does nothing.
 */
export function beginRequest(): () => void {
  underWay += 1;
  lastBeganAtMs = performance.now();
  let ended = false;
  return () => {
    if (ended) return;
    ended = true;
    underWay -= 1;
    if (underWay === 0) idle?.resolve();
  };
}

/**
 * Awaited before each part of work that takes the event loop for milliseconds, as reading 1 MB does:
 * a request then waits for one such part at most, where it would otherwise meet one at each of its
 * own steps. Why: docs/decisions/0017.
 * @returns when no usual request is under way, which is waited for in turn with others, or after
 *   `longestWaitMs`, so that a busy process gets on with large work too.
 */
export function yieldToRequests(longestWaitMs = 50): Promise<void> {
  const turn = turns.then(() => whenIdle(performance.now() + longestWaitMs));
  // The work itself is done before the next one's turn, as that begins by a turn of the event loop.
  turns = turn;
  return turn;
}

async function whenIdle(deadlineMs: number): Promise<void> {
  // What has arrived meanwhile is read first.
  await setImmediate();
  for (;;) {
    const nowMs = performance.now();
    const isIdle = underWay === 0 || nowMs - lastBeganAtMs > usualRequestMs;
    if (isIdle || nowMs >= deadlineMs) return;
    idle ??= Promise.withResolvers<void>();
    const { promise, resolve } = idle;
    const timer = setTimeout(resolve, Math.min(deadlineMs - nowMs, usualRequestMs));
    await promise;
    clearTimeout(timer);
    idle = undefined;
    await setImmediate();
  }
}

/** The end of all large operations that have begun or wait for their turn. */
let largeOperations: Promise<unknown> = Promise.resolve();

/** A large operation's turn: two at once keep both processors from usual requests. */
export interface LargeTurn {
  /**
   * Waits for the end of the large operations that came before, but no longer than a second: what one of
   * them waits for itself holds up no others.
   */
  take(longestWaitMs?: number): Promise<void>;
  /** To be called also where the turn was not taken, or has not come; calling it again does nothing. */
  end: () => void;
}

/** Reading and storing a large body, reading a long list, a step of a run with large data. */
export function createLargeTurn(): LargeTurn {
  const ended = Promise.withResolvers<void>();
  return {
    async take(longestWaitMs = 1_000) {
      const before = largeOperations;
      largeOperations = Promise.all([before, ended.promise]);
      const waited = Promise.withResolvers<void>();
      const timer = setTimeout(waited.resolve, longestWaitMs);
      await Promise.race([before, waited.promise]);
      clearTimeout(timer);
    },
    end: ended.resolve,
  };
}
