import { givenUp, tooLate } from './deadline.ts';

/** How a call ended: with what the procedure answered, or with why there is no answer. */
export type Outcome = { data: unknown } | { error: unknown };

/** A call that waits for its answer. */
export interface Pending {
  /** The call as JSON. */
  readonly text: string;
  isSettled(): boolean;
  /** @returns false when it was settled before: the first outcome counts. */
  settle(outcome: Outcome): boolean;
  /** Called when its caller has left, for what travels with the call. */
  onGivenUp: (() => void) | undefined;
}

export interface PendingOptions {
  service: string;
  remainingMs: number;
  signal: AbortSignal | undefined;
}

/** A call that waits until its answer, its deadline, or its caller's leaving. */
export function createPending(text: string, { service, remainingMs, signal }: PendingOptions) {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  let isSettled = false;
  const pending: Pending = {
    text,
    isSettled: () => isSettled,
    settle(outcome) {
      if (isSettled) return false;
      isSettled = true;
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
      if ('error' in outcome) reject(outcome.error);
      else resolve(outcome.data);
      return true;
    },
    onGivenUp: undefined,
  };
  const giveUp = (error: Error): void => {
    if (pending.settle({ error })) pending.onGivenUp?.();
  };
  const leave = (): void => giveUp(givenUp(signal?.reason));
  const timer = setTimeout(() => giveUp(tooLate(service)), remainingMs);
  if (signal?.aborted === true) leave();
  else signal?.addEventListener('abort', leave);
  return { pending, promise };
}
