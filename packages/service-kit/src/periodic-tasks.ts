import { workFor } from './current-actor.ts';
import type { Logger } from './logger.ts';
import { stopTimes } from './stop-times.ts';
import { withTimeout } from './with-timeout.ts';

export interface PeriodicTask {
  name: string;
  everyMs: number;
  /** Also runs it at the start, for intervals that are longer than a process may live. */
  atStart?: boolean;
  /** @param stopping aborts when the process stops: one that takes long ends then, as it runs again elsewhere. */
  run(stopping: AbortSignal): Promise<unknown>;
}

export interface PeriodicTasks {
  start(): void;
  /** Resolves when the runs under way have ended, or are left after `stopTimes.periodicTasks`. */
  stop(): Promise<void>;
}

/**
 * Runs each task at its interval, in every process: a task must be safe to run in several at once.
 * A task never overlaps with itself. A failed run is logged, and the task runs again at its next
 * interval. The timers do not keep the process alive.
 */
export function createPeriodicTasks(
  tasks: readonly PeriodicTask[],
  logger: Pick<Logger, 'warn'>,
): PeriodicTasks {
  const running = new Map<PeriodicTask, Promise<void>>();
  const stopping = new AbortController();
  let timers: NodeJS.Timeout[] = [];

  const runOnce = async (task: PeriodicTask): Promise<void> => {
    try {
      await workFor(null, () => task.run(stopping.signal));
    } catch (error) {
      logger.warn({ err: error, task: task.name }, 'a periodic task failed; it will run again');
    } finally {
      running.delete(task);
    }
  };
  const runUnlessRunning = (task: PeriodicTask): void => {
    if (!running.has(task)) running.set(task, runOnce(task));
  };

  return {
    start() {
      timers = tasks.map((task) => setInterval(() => runUnlessRunning(task), task.everyMs).unref());
      tasks.filter(({ atStart }) => atStart).forEach(runUnlessRunning);
    },
    async stop() {
      timers.forEach((timer) => clearInterval(timer));
      stopping.abort();
      const late = `not done within ${stopTimes.periodicTasks} ms`;
      try {
        await withTimeout(Promise.all(running.values()), stopTimes.periodicTasks, late);
      } catch (error) {
        const left = [...running.keys()].map(({ name }) => name);
        logger.warn({ err: error, tasks: left }, 'periodic tasks under way are left at the stop');
      }
    },
  };
}
