import { setTimeout as delay } from 'node:timers/promises';

export interface WaitOptions {
  /** 5,000 by default. */
  timeoutMs?: number;
  /** What the test says when the condition did not come true. */
  message?: string;
}

const pollMs = 10;

type Falsy = false | 0 | '' | null | undefined;

/**
 * Polls until the condition gives something truthy, and returns that.
 * @throws {Error} with the message when the time is over; what the condition throws passes through.
 */
export async function waitFor<T>(
  condition: () => T | Promise<T>,
  options: WaitOptions = {},
): Promise<Exclude<T, Falsy>> {
  const { timeoutMs = 5_000, message = 'The condition did not come true' } = options;
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const value = await condition();
    if (value) return value as Exclude<T, Falsy>;
    if (performance.now() >= deadline) throw new Error(`${message} (waited ${timeoutMs} ms)`);
    await delay(pollMs);
  }
}
