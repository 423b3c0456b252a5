import { setTimeout as delay } from 'node:timers/promises';

export interface Patience {
  everyMs: number;
  timeoutMs: number;
}

/** Asks again and again until the answer is true. @throws {Error} when it does not become so. */
export async function until(
  what: string,
  { everyMs, timeoutMs }: Patience,
  isSo: () => Promise<boolean>,
): Promise<void> {
  const endsAt = performance.now() + timeoutMs;
  while (!(await isSo())) {
    if (performance.now() > endsAt) throw new Error(`Not within ${timeoutMs} ms: ${what}.`);
    await delay(everyMs);
  }
}
