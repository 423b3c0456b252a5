import { getPriority, setPriority } from 'node:os';
import { parentPort, Worker } from 'node:worker_threads';
import { isLargeJson, largeText, yieldToRequests } from './yield-to-requests.ts';

/**
 * A function of data that can be copied, which asks nothing and changes nothing. What takes long is done
 * with the first argument, which is copied once for all the tasks that are given the same object in turn.
 */
type Task<D extends object, I, R> = (data: D, input: I) => R;
export type AnyTask = Task<never, never, unknown>;

/** The tasks of a thread, by the names that its program knows them by. */
export type ComputeTasks = Readonly<Record<string, AnyTask>>;

/** Computes what would occupy the event loop for tens of milliseconds. */
export interface ComputeThread {
  /**
   * Does a task: here where its data is small, and in the thread where it is large, one after the other.
   * @throws what the task throws, or why the thread ended.
   */
  run<D extends object, I, R>(task: Task<D, I, R>, data: D, input: I): Promise<R>;
  stop(): Promise<void>;
}

/** What gives the thread work. */
export type Compute = Pick<ComputeThread, 'run'>;

/** Whether it is done in the thread. */
export const isLargeTask = (data: object, input: unknown): boolean =>
  isLargeJson([data, input], largeText);

interface Order {
  id: number;
  name: string;
  /** Where the thread keeps the data. */
  slot: number;
  /** Where the slot is to have other data. */
  data?: object;
  input: unknown;
}

type Computed = { id: number; result: unknown } | { id: number; error: unknown };

/** A thread has tens of megabytes of its own: one without work for so long is ended. */
const idleMs = 60_000;

/** Objects that it keeps. More of them in turn are copied again. */
const slots = 4;

/**
 * One thread, which is started for its first task and, should it end, for the next one.
 * @param program calls `serveComputeTasks` with the same tasks.
 */
export function createComputeThread(tasks: ComputeTasks, program: URL): ComputeThread {
  const names = new Map<unknown, string>(Object.entries(tasks).map(([name, task]) => [task, name]));
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let nextId = 1;
  let kept: object[] = [];
  let nextSlot = 0;

  const settle = (computed: Computed): void => {
    const task = waiting.get(computed.id);
    waiting.delete(computed.id);
    if ('error' in computed) task?.reject(computed.error);
    else task?.resolve(computed.result);
    if (waiting.size === 0) idle = setTimeout(() => void end(), idleMs).unref();
  };
  const fail = (error: unknown): void => {
    worker = undefined;
    kept = [];
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const start = (): Worker => {
    const started = new Worker(program);
    // The process ends without regard to it.
    started.unref();
    started.on('message', settle);
    started.once('error', (error) => worker === started && fail(error));
    started.once('exit', (code) => {
      if (worker === started) fail(new Error(`The compute thread ended with ${code}.`));
    });
    return started;
  };
  const end = async (): Promise<void> => {
    clearTimeout(idle);
    const ended = worker;
    fail(new Error('The compute thread was stopped.'));
    await ended?.terminate();
  };
  const keep = (data: object): Pick<Order, 'slot' | 'data'> => {
    const known = kept.indexOf(data);
    if (known !== -1) return { slot: known };
    const slot = nextSlot;
    nextSlot = (slot + 1) % slots;
    kept[slot] = data;
    return { slot, data };
  };
  const send = async (name: string, data: object, input: unknown): Promise<unknown> => {
    // Copying 1 MB takes milliseconds.
    if (!kept.includes(data) && isLargeJson(data)) await yieldToRequests();
    clearTimeout(idle);
    const task = Promise.withResolvers<unknown>();
    const id = nextId++;
    worker ??= start();
    // oxlint-disable-next-line require-post-message-target-origin -- that is for windows
    worker.postMessage({ id, name, ...keep(data), input } satisfies Order);
    waiting.set(id, task);
    return task.promise;
  };

  return {
    async run<D extends object, I, R>(task: Task<D, I, R>, data: D, input: I): Promise<R> {
      const name = names.get(task);
      if (name === undefined) throw new TypeError(`The thread has no task ${task.name}.`);
      if (!isLargeTask(data, input)) return task(data, input);
      return (await send(name, data, input)) as R;
    },
    stop: end,
  };
}

/**
 * About a quarter of a processor that others want too. With the default of `nice`, a tenth, a run over large data
 * took twice as long as without beside eight busy programs, and usual requests no less.
 */
const niceness = 5;

/** Answers each task in turn: what the program of a thread does. */
export function serveComputeTasks(tasks: ComputeTasks): void {
  // Requests go first where there are fewer processors than work: on Linux a priority is the thread's own.
  // A process that has a lower one already may not raise it.
  if (process.platform === 'linux') setPriority(Math.max(getPriority(), niceness));
  /** By slot. */
  const kept: object[] = [];
  parentPort!.on('message', ({ id, name, slot, data, input }: Order) => {
    if (data !== undefined) kept[slot] = data;
    // oxlint-disable-next-line require-post-message-target-origin -- that is for windows
    parentPort!.postMessage(compute(id, () => tasks[name]!(kept[slot] as never, input as never)));
  });
}

function compute(id: number, task: () => unknown): Computed {
  try {
    return { id, result: task() };
  } catch (error) {
    return { id, error };
  }
}
