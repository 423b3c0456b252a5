import { setTimeout as delay } from 'node:timers/promises';

export interface Rate {
  ratePerSecond: number;
  /** How many to send; without an end by default. */
  total?: number;
  /** Ends the sending; what is under way goes on. */
  ending?: AbortSignal;
}

/**
 * Sends at a fixed rate, whatever became of earlier requests, so that a server that stalls meets
 * all that come meanwhile (no coordinated omission). Sendings that are late are caught up with.
 * @param send is told how many were sent before it, and how many milliseconds late it is: what this
 *   process or its processor held up
 * @returns when all that was sent has ended; rejects as the first `send` that failed does.
 */
export async function sendAtRate(
  { ratePerSecond, total = Number.POSITIVE_INFINITY, ending }: Rate,
  send: (turn: number, lateMs: number) => Promise<void>,
): Promise<void> {
  const sent: Promise<void>[] = [];
  const startedAt = performance.now();
  const isOver = (): boolean => sent.length >= total || ending?.aborted === true;
  while (!isOver()) {
    const dueAt = startedAt + (sent.length / ratePerSecond) * 1_000;
    const lateMs = performance.now() - dueAt;
    if (lateMs < 0) {
      await delay(-lateMs);
      continue;
    }
    const one = send(sent.length, lateMs);
    // It is awaited at the end, and must not end the process before.
    one.catch(() => undefined);
    sent.push(one);
  }
  await Promise.all(sent);
}
