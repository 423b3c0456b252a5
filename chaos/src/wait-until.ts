import { setTimeout as delay } from 'node:timers/promises';

const usualPollMs = 25;

/** Polls until the condition holds; false when the time is over before. */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  timeoutMs: number,
  pollMs = usualPollMs,
): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  while (!(await condition())) {
    if (performance.now() > deadline) return false;
    await delay(pollMs);
  }
  return true;
}
