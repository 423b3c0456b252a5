import { AppError } from '@workspace-ops/service-kit';

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

interface Waiting {
  begin(): void;
  refuse(error: AppError): void;
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
export function createHashingSlots(options: HashingSlotsOptions): HashingSlots {
  // In the order of their turns: a key goes to the end each time that one of its own begins.
  const lines = new Map<string, Waiting[]>();
  let waiting = 0;
  let free = options.concurrency;

  const leave = (key: string, one: Waiting): void => {
    const line = lines.get(key) ?? [];
    const at = line.indexOf(one);
    if (at === -1) return;
    line.splice(at, 1);
    waiting -= 1;
    if (line.length === 0) lines.delete(key);
  };

  /** Makes room for a newcomer by refusing the last of the longest line, if that is longer. */
  const makeRoom = (ownLength: number): void => {
    if (waiting < options.maxWaiting) return;
    const [key, line] = [...lines].reduce((a, b) => (b[1].length > a[1].length ? b : a));
    if (line.length <= ownLength + 1) throw tooBusy();
    const last = line.at(-1)!;
    leave(key, last);
    last.refuse(tooBusy());
  };

  const wait = async (key: string): Promise<void> => {
    const line = lines.get(key) ?? [];
    if (line.length >= options.maxWaitingPerKey) throw tooManyOfKey();
    makeRoom(line.length);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const one: Waiting = { begin: resolve, refuse: reject };
    const timer = setTimeout(() => {
      leave(key, one);
      reject(tooBusy());
    }, options.longestWaitMs);
    line.push(one);
    waiting += 1;
    lines.set(key, line);
    await promise.finally(() => clearTimeout(timer));
  };

  const release = (): void => {
    const turn = lines.entries().next().value;
    if (turn === undefined) {
      free += 1;
      return;
    }
    const [key, line] = turn;
    const next = line[0]!;
    leave(key, next);
    if (line.length > 0) {
      lines.delete(key);
      lines.set(key, line);
    }
    next.begin();
  };

  return {
    async run(key, work) {
      if (free > 0) free -= 1;
      else await wait(key);
      try {
        return await work();
      } finally {
        release();
      }
    },
  };
}
