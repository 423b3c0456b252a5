import type { Clock } from './clock.ts';

export interface ThrottleOptions {
  /** How often a key may pass within a window. */
  maxPerKey: number;
  /** How often all keys together may pass within a window. */
  max: number;
  windowMs: number;
  clock: Clock;
}

/** Whether the key may pass now; what passes is counted. Counts of one process, in memory. */
export function createThrottle(options: ThrottleOptions): (key: string) => boolean {
  const { maxPerKey, max, windowMs, clock } = options;
  const counts = new Map<string, number>();
  let endsAt = 0;
  let total = 0;
  return (key) => {
    const now = clock.now().getTime();
    if (now >= endsAt) {
      counts.clear();
      total = 0;
      endsAt = now + windowMs;
    }
    const count = counts.get(key) ?? 0;
    if (count >= maxPerKey || total >= max) return false;
    counts.set(key, count + 1);
    total += 1;
    return true;
  };
}
