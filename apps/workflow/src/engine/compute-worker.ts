import { parentPort } from 'node:worker_threads';
import { computeTasks, type ComputeTasks } from './compute-tasks.ts';
import type { Computed, Task } from './compute-thread.ts';

/* The thread's program: answers each task in turn. */

parentPort!.on('message', (task: Task<keyof ComputeTasks>) => {
  // oxlint-disable-next-line require-post-message-target-origin -- that is for windows
  parentPort!.postMessage(compute(task));
});

function compute({ id, name, input }: Task<keyof ComputeTasks>): Computed {
  try {
    return { id, result: computeTasks[name](input as never) };
  } catch (error) {
    return { id, error };
  }
}
