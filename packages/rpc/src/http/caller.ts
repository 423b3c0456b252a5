import type { Perform } from '../create-client.ts';
import type { Credentials } from '../token/credentials.ts';
import { createBatcher } from './batcher.ts';
import { remainingMsOf } from './deadline.ts';
import { retried } from './retried.ts';
import type { Target } from './target.ts';

export type Caller = Perform;

export interface CallerOptions {
  target: Target;
  credentials: Credentials;
  /** Where on the port the calls go. */
  path: string;
  /** How long a call waits that says nothing itself, in milliseconds. */
  defaultDeadlineMs?: number;
}

/**
 * Calls a service over HTTP. Calls of one turn of the event loop travel together. A query is tried
 * again when its answer is lost, and a mutation only when it surely never began.
 * @throws {AppError} what the procedure threw, or `unavailable` at the latest at the deadline.
 */
export function createCaller(options: CallerOptions): Caller {
  const { target, defaultDeadlineMs = 15_000 } = options;
  const send = createBatcher(options);
  return (outgoing) => {
    const deadlineAtMs = outgoing.call.deadlineAtMs ?? performance.now() + defaultDeadlineMs;
    return retried(target.service, outgoing.type, () =>
      send(outgoing, remainingMsOf(target.service, deadlineAtMs)),
    );
  };
}
