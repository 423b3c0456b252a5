import { setTimeout as delay } from 'node:timers/promises';

export interface WaitOptions {
  /**
   * 60,000 by default. It ends what hangs and judges no speed: what takes 0.7 s on an idle machine took
   * more than 15 s on a busy one, on a thread of low priority.
   */
  timeoutMs?: number;
  /** What the test says when the condition did not come true. */
  message?: string;
}

const shortestPollMs = 10;
const longestPollMs = 100;

/** A tenth of what was waited: at most so much later, at a small part of the processor time. */
const nextPollMs = (waitedMs: number): number =>
  Math.min(Math.max(shortestPollMs, waitedMs / 10), longestPollMs);

type Falsy = false | 0 | '' | null | undefined;

/**
 * Polls until the condition gives something truthy, and returns that.
 * @throws {Error} with the message when the time is over; what the condition throws passes through.
 */
export async function waitFor<T>(
  condition: () => T | Promise<T>,
  options: WaitOptions = {},
): Promise<Exclude<T, Falsy>> {
  const { timeoutMs = 60_000, message = 'The condition did not come true' } = options;
  const from = performance.now();
  for (;;) {
    const value = await condition();
    if (value) return value as Exclude<T, Falsy>;
    const waitedMs = performance.now() - from;
    if (waitedMs >= timeoutMs) throw new Error(`${message} (waited ${timeoutMs} ms)`);
    await delay(nextPollMs(waitedMs));
  }
}
