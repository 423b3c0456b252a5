import { databaseBusy } from './errors.ts';

interface Waiter<T> {
  resolve(item: T): void;
  timer: NodeJS.Timeout;
}

/** How many items there are, how many of them are lent, and how many borrowers wait for one. */
export interface PoolUsage {
  size: number;
  lent: number;
  waiting: number;
}

/** Lends each item to one borrower at a time; when all are lent, borrowers wait in a queue. */
export class LeasePool<T> {
  #free: T[];
  readonly #waiting = new Set<Waiter<T>>();
  readonly #timeoutMs: number;
  readonly #size: number;

  constructor(items: T[], timeoutMs: number) {
    this.#free = [...items];
    this.#size = items.length;
    this.#timeoutMs = timeoutMs;
  }

  get isWaitedFor(): boolean {
    return this.#waiting.size > 0;
  }

  get usage(): PoolUsage {
    return { size: this.#size, lent: this.#size - this.#free.length, waiting: this.#waiting.size };
  }

  /**
   * @param suits which of the free items is the best; any will do.
   * @throws {AppError} `unavailable` when nothing comes free in time.
   */
  async use<R>(work: (item: T) => Promise<R>, suits?: (item: T) => boolean): Promise<R> {
    const item = this.#take(suits) ?? (await this.#wait());
    try {
      return await work(item);
    } finally {
      this.#release(item);
    }
  }

  #take(suits: (item: T) => boolean = () => true): T | undefined {
    const best = this.#free.findLastIndex(suits);
    return best === -1 ? this.#free.pop() : this.#free.splice(best, 1)[0];
  }

  #wait(): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const waiter: Waiter<T> = {
      resolve,
      timer: setTimeout(() => {
        this.#waiting.delete(waiter);
        reject(databaseBusy());
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
