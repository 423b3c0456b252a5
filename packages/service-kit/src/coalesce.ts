export interface Coalescer<T> {
  /** Resolves when the batch that holds the items is done; rejects with its error. */
  add: (items: readonly T[]) => Promise<void>;
  /** How many items no batch has taken yet. */
  countWaiting: () => number;
  /** Resolves when no batch is running and none waits. */
  whenIdle: () => Promise<void>;
}

export interface CoalesceOptions<T> {
  work: (items: T[]) => Promise<void>;
  /** A batch holds at most so many items, unless one call alone has more. */
  maxItems: number;
  /** Whether a batch of several calls that failed so is repeated with each call alone. */
  isRepeatedApart?: (error: unknown) => boolean;
}

interface Waiter<T> {
  items: readonly T[];
  done: PromiseWithResolvers<void>;
}

/**
 * One batch at a time: calls that arrive during a batch are joined into the next one, so that many
 * callers share a transaction. Each caller gets the outcome of its own batch.
 */
export function coalesce<T>(options: CoalesceOptions<T>): Coalescer<T> {
  const { work, maxItems, isRepeatedApart = () => false } = options;
  const waiting: Waiter<T>[] = [];
  let running: Promise<void> | undefined;

  const takeBatch = (): Waiter<T>[] => {
    let count = 0;
    const end = waiting.findIndex(({ items }) => (count += items.length) > maxItems);
    return waiting.splice(0, end === -1 ? waiting.length : Math.max(end, 1));
  };
  const run = async (batch: Waiter<T>[]): Promise<void> => {
    try {
      await work(batch.flatMap(({ items }) => items));
      batch.forEach(({ done }) => done.resolve());
    } catch (error) {
      if (batch.length === 1 || !isRepeatedApart(error)) {
        batch.forEach(({ done }) => done.reject(error));
        return;
      }
      for (const call of batch) await run([call]);
    }
  };
  const runAll = async (): Promise<void> => {
    while (waiting.length > 0) await run(takeBatch());
    running = undefined;
  };

  return {
    add(items) {
      const done = Promise.withResolvers<void>();
      waiting.push({ items, done });
      running ??= runAll();
      return done.promise;
    },
    countWaiting: () => waiting.reduce((sum, { items }) => sum + items.length, 0),
    async whenIdle() {
      await running;
    },
  };
}
