import { AppError } from '@workspace-ops/service-kit';

/** Bounds how many passwords are worked on at a time; the rest wait in line. */
export interface HashingSlots {
  /** @throws {AppError} `unavailable` when the line is too long to be worth joining. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** Each hash takes 19 MiB and a thread: unbounded, a burst of logins would take down the process. */
export function createHashingSlots(options: {
  concurrency: number;
  maxWaiting: number;
}): HashingSlots {
  const waiting: (() => void)[] = [];
  let free = options.concurrency;

  const acquire = async (): Promise<void> => {
    if (free > 0) {
      free -= 1;
      return;
    }
    if (waiting.length >= options.maxWaiting) {
      throw new AppError(
        'unavailable',
        'Too many people are signing in at the moment. Try again shortly.',
        { retryAfterSeconds: 2 },
      );
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.push(resolve);
    await promise;
  };

  const release = (): void => {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  };

  return {
    async run(work) {
      await acquire();
      try {
        return await work();
      } finally {
        release();
      }
    },
  };
}
