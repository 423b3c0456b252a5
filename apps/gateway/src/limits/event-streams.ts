import type { Caller } from '@workspace-ops/contracts';
import { AppError } from '@workspace-ops/service-kit';

/**
 * Counts a caller's open streams. Returns how to say that one has ended.
 * @throws {AppError} 429 when the caller has as many as it may.
 */
export type OpenStream = (caller: Caller) => () => void;

const retryAfterSeconds = 5;

/** At most so many streams at a time, in this process, for a session or whatever stands for it. */
export function createStreamLimit(max: number): OpenStream {
  const open = new Map<string, number>();
  return ({ sessionId, token, userId, address }) => {
    const key = sessionId ?? token?.id ?? userId ?? address;
    const count = open.get(key) ?? 0;
    if (count >= max) {
      throw new AppError(
        'rate_limited',
        `${max} event streams are open already. Close one first (MAX_EVENT_STREAMS).`,
        { retryAfterSeconds },
      );
    }
    open.set(key, count + 1);
    return () => {
      const left = open.get(key)! - 1;
      if (left === 0) open.delete(key);
      else open.set(key, left);
    };
  };
}
