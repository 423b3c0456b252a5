import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { computeTasks, type ComputeTasks } from './compute-tasks.ts';
import type { Computed, Task } from './compute-thread.ts';

/* The thread's program: answers each task in turn. */

/** As `nice` gives a program by default: about a tenth of a processor that others want too. */
const niceness = 10;

// Requests go first where there are fewer processors than work: on Linux a priority is the thread's own.
// A process that has a lower one already may not raise it.
if (process.platform === 'linux') setPriority(Math.max(getPriority(), niceness));

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
