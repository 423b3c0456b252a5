import { AppError } from '@workspace-ops/service-kit';
import type { RequestContext } from '../request-context.ts';

/** The longest time that node's timers can wait; a longer one would be over at once. */
const longestMs = 2 ** 31 - 1;

/** A time to wait that a timer takes. */
export const timerMs = (remainingMs: number): number =>
  Math.max(0, Math.min(remainingMs, longestMs));

/** What is left of a deadline, in milliseconds. @throws {AppError} `unavailable` when it passed. */
export function computeRemainingMs(service: string, deadlineAtMs: number): number {
  const remainingMs = deadlineAtMs - performance.now();
  if (remainingMs <= 0) throw tooLate(service);
  return timerMs(remainingMs);
}

export const tooLate = (service: string): AppError =>
  new AppError('unavailable', `The ${service} service took too long. Try again shortly.`, {
    retryAfterSeconds: 1,
  });

/** The caller no longer waits for this answer. */
export const givenUp = (cause?: unknown): AppError =>
  new AppError('unavailable', 'The call was given up.', { retryAfterSeconds: 1, cause });

const defaultDeadlineMs = 15_000;

/** Until when the call may take, by the process's clock: what it says, or the usual time. */
export const findDeadline = ({ deadlineAtMs }: Pick<RequestContext, 'deadlineAtMs'>): number =>
  deadlineAtMs ?? performance.now() + defaultDeadlineMs;
