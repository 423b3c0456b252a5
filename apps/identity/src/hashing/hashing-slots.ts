import { AppError, createSlots } from '@workspace-ops/service-kit';

/** Bounds how many passwords are worked on at a time; the rest wait in line. */
export interface HashingSlots {
  /**
   * Those who wait take turns by their keys, so that many of one key delay one another only.
   * @param key whose turn it is: the network that the client comes from.
   * @throws {AppError} `rate_limited` when too many of the key wait already, `unavailable` when too
   * many wait at all or the turn does not come in time.
   */
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
}

export interface HashingSlotsOptions {
  concurrency: number;
  maxWaitingPerKey: number;
  maxWaiting: number;
  longestWaitMs: number;
}

const retryAfterSeconds = 2;

const tooManyOfKey = (): AppError =>
  new AppError('rate_limited', 'Too many sign-ins from this address wait already.', {
    retryAfterSeconds,
  });

const tooBusy = (): AppError =>
  new AppError('unavailable', 'Too many people are signing in at the moment. Try again shortly.', {
    retryAfterSeconds,
  });

/** Each hash takes 19 MiB and a thread: unbounded, a burst of logins would take down the process. */
export function createHashingSlots({
  concurrency,
  maxWaitingPerKey,
  ...bounds
}: HashingSlotsOptions): HashingSlots {
  const slots = createSlots(concurrency, {
    ...bounds,
    maxWaitingPerGroup: maxWaitingPerKey,
    groupFull: tooManyOfKey,
    tooBusy,
  });
  return {
    async run(key, work) {
      const release = await slots.acquire(key);
      try {
        return await work();
      } finally {
        release();
      }
    },
  };
}
