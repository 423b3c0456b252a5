import { AppError, withTimeout } from '@workspace-ops/service-kit';
import type { Response } from 'express';
import { exchangeOf } from './exchange.ts';

/** The signal that ends a request's work, and the work's race against it. */
export interface EndOfRequest {
  signal: AbortSignal;
  /** The work's result, or a 503 when it takes longer than the deadline. */
  race: <T>(work: Promise<T>) => Promise<T>;
}

/** Ends the work of a request when the client leaves or the deadline passes. */
export function endOfRequest(res: Response, deadlineMs: number): EndOfRequest {
  const controller = new AbortController();
  exchangeOf(res).atEnd.push(() => {
    if (!res.writableFinished) controller.abort();
  });
  return {
    signal: controller.signal,
    race: (work) =>
      withTimeout(work, deadlineMs, () => {
        controller.abort();
        return tooLate();
      }),
  };
}

const tooLate = (): AppError =>
  new AppError('unavailable', 'The answer took too long. Try again shortly.', {
    retryAfterSeconds: 1,
  });
