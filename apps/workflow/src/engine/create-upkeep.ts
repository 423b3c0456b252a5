import type { Logger } from '@workspace-ops/service-kit';

/** Periodic work of every process: each task must be safe to run in several processes at once. */
export interface Upkeep {
  start(): void;
  stop(): Promise<void>;
}

export interface UpkeepTask {
  name: string;
  everyMs: number;
  /** Done at the start, too: a process need not live through an interval to have done it. */
  atStart?: boolean;
  run(): Promise<unknown>;
}

/** Timers that never overlap with themselves; a failure is logged and the next turn tries again. */
export function createUpkeep(tasks: readonly UpkeepTask[], logger: Logger): Upkeep {
  const timers: NodeJS.Timeout[] = [];
  const running = new Map<string, Promise<void>>();
  const turn = async (task: UpkeepTask): Promise<void> => {
    try {
      await task.run();
    } catch (error) {
      logger.warn({ err: error, task: task.name }, 'upkeep failed; the next turn tries again');
    } finally {
      running.delete(task.name);
    }
  };
  return {
    start() {
      for (const task of tasks) {
        const go = (): void => {
          if (!running.has(task.name)) running.set(task.name, turn(task));
        };
        timers.push(setInterval(go, task.everyMs).unref());
        if (task.atStart === true) go();
      }
    },
    async stop() {
      timers.forEach(clearInterval);
      await Promise.all(running.values());
    },
  };
}
