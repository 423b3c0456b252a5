import { Worker } from 'node:worker_threads';
import type { ComputeTasks } from './compute-tasks.ts';

type Name = keyof ComputeTasks;
type Input<N extends Name> = Parameters<ComputeTasks[N]>[0];
type Result<N extends Name> = ReturnType<ComputeTasks[N]>;

export interface Task<N extends Name> {
  id: number;
  name: N;
  input: Input<N>;
}

export type Computed = { id: number; result: unknown } | { id: number; error: unknown };

/** Computes what would occupy the event loop for tens of milliseconds. */
export interface ComputeThread {
  /** Tasks are done one after the other. @throws what the task throws, or why the thread ended. */
  run<N extends Name>(name: N, input: Input<N>): Promise<Result<N>>;
  stop(): Promise<void>;
}

/** A thread has tens of megabytes of its own: one without work for so long is ended. */
const idleMs = 60_000;

/** One thread, which is started for its first task and, should it end, for the next one. */
export function createComputeThread(program = new URL('compute-worker.ts', import.meta.url)) {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let nextId = 1;

  const settle = (computed: Computed): void => {
    const task = waiting.get(computed.id);
    waiting.delete(computed.id);
    if ('error' in computed) task?.reject(computed.error);
    else task?.resolve(computed.result);
    if (waiting.size === 0) idle = setTimeout(() => void end(), idleMs).unref();
  };
  const fail = (error: unknown): void => {
    worker = undefined;
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

  return {
    run<N extends Name>(name: N, input: Input<N>) {
      clearTimeout(idle);
      const task = Promise.withResolvers<unknown>();
      const id = nextId++;
      worker ??= start();
      // oxlint-disable-next-line require-post-message-target-origin -- that is for windows
      worker.postMessage({ id, name, input } satisfies Task<N>);
      waiting.set(id, task);
      return task.promise as Promise<Result<N>>;
    },
    stop: end,
  } satisfies ComputeThread;
}
