import { AppError } from '@workspace-ops/service-kit';

interface Waiter<T> {
  resolve(item: T): void;
  timer: NodeJS.Timeout;
}

/** Lends each item to one borrower at a time; who comes when all are lent waits in line. */
export class LeasePool<T> {
  #free: T[];
  readonly #waiting = new Set<Waiter<T>>();
  readonly #timeoutMs: number;

  constructor(items: T[], timeoutMs: number) {
    this.#free = [...items];
    this.#timeoutMs = timeoutMs;
  }

  /** @throws {AppError} `unavailable` when nothing comes free in time. */
  async use<R>(work: (item: T) => Promise<R>): Promise<R> {
    const item = this.#free.pop() ?? (await this.#wait());
    try {
      return await work(item);
    } finally {
      this.#release(item);
    }
  }

  #wait(): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const waiter: Waiter<T> = {
      resolve,
      timer: setTimeout(() => {
        this.#waiting.delete(waiter);
        reject(
          new AppError('unavailable', 'The database is busy. Try again shortly.', {
            retryAfterSeconds: 1,
          }),
        );
      }, this.#timeoutMs),
    };
    this.#waiting.add(waiter);
    return promise;
  }

  #release(item: T): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#free.push(item);
      return;
    }
    this.#waiting.delete(next);
    clearTimeout(next.timer);
    next.resolve(item);
  }
}
