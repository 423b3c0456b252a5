import { isDeepStrictEqual } from 'node:util';
import { isLargeTask, type AnyTask, type Compute } from './compute-thread.ts';

interface Order {
  task: AnyTask;
  data: object;
  input: unknown;
}

interface Computed extends Order {
  result: unknown;
}

/** Something large was to be computed where nobody may wait for the thread. */
export class ThreadNeededError extends Error {
  // Private, so that no log has the data.
  readonly #order: Order;

  constructor(order: Order) {
    super(`The task ${order.task.name} has large data and needs the thread.`);
    this.name = 'ThreadNeededError';
    this.#order = order;
  }

  get order(): Order {
    return this.#order;
  }
}

/** Computes what is small, and nothing else. @throws {ThreadNeededError} where the data is large. */
export const computeSmall: Compute = withoutThread([]);

function withoutThread(known: readonly Computed[]): Compute {
  return {
    async run<D extends object, I, R>(task: (data: D, input: I) => R, data: D, input: I) {
      if (!isLargeTask(data, input)) return task(data, input);
      const order: Order = { task, data, input };
      const found = known.find((each) => isSame(each, order));
      if (found === undefined) throw new ThreadNeededError(order);
      return found.result as R;
    },
  };
}

/** By their values: each try reads them anew. */
const isSame = (one: Order, other: Order): boolean =>
  one.task === other.task &&
  isDeepStrictEqual(one.data, other.data) &&
  isDeepStrictEqual(one.input, other.input);

/** Others may change what is read in between, but hardly so often. */
const mostTasks = 20;

/**
 * Does work that may not wait for the thread, as a transaction, which holds locks and is ended where it
 * idles. What is small it computes on the spot. The first large task ends the work; it is computed, and the
 * work done again, which finds the result by the same data and input. So nothing is computed from what has
 * changed meanwhile.
 * @param work must have no effect where it throws, and give the task the same data in each try: a time
 *   or an id that is part of it is made outside.
 */
export async function computeAhead<T>(
  compute: Compute,
  work: (ahead: Compute) => Promise<T>,
): Promise<T> {
  const known: Computed[] = [];
  for (;;) {
    try {
      return await work(withoutThread(known));
    } catch (error) {
      if (!(error instanceof ThreadNeededError) || known.length === mostTasks) throw error;
      const { task, data, input } = error.order;
      known.push({
        ...error.order,
        result: await compute.run(task, data as never, input as never),
      });
    }
  }
}
