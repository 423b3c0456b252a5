import { EventEmitter } from 'node:events';
import type { Wakeups } from '@workspace-ops/bus';
import type { Logger } from '@workspace-ops/service-kit';
import { run, type WorkerEvents } from 'graphile-worker';
import { createPool, type ConnectionSettings } from './connection.ts';
import { createEngineLogger } from './engine-logger.ts';
import { newJobsTopic, type Task } from './port.ts';
import { engineTasks } from './run-task.ts';

export interface RunnerOptions {
  connection: ConnectionSettings;
  schema: string;
  workerId: string;
  concurrency: number;
  tasks: Record<string, Task>;
  wakeups: Wakeups;
  signal: AbortSignal;
  logger: Logger;
}

export interface JobRunner {
  /** Resolves, never rejects, when the engine has ended by itself or by `stop`. */
  ended: Promise<void>;
  /** Resolves when the engine begins to end without having been asked: it takes no more jobs. */
  givingUp: Promise<void>;
  /** Has as many idle workers look for a job. */
  nudge: (count: number) => void;
  /** Takes no more jobs; resolves when those under way have ended. */
  stop(): Promise<void>;
  /** Closes the connections under jobs that do not end; what they still report goes nowhere. */
  abandon(): Promise<void>;
}

/** Beside one connection for each of some jobs: one to listen, one to complete, one to spare. */
const connectionsBesideJobs = 3;
const maxJobConnections = 6;

/**
 * The heartbeat looks for jobs, once for all workers of the process. The engine's own polls are one for
 * each idle worker: half of the statements of a service at rest.
 */
const enginePollMs = 10 * 60_000;

/** Starts the engine under the worker's own id. */
export async function startRunner(options: RunnerOptions): Promise<JobRunner> {
  const pool = createPool(options.connection, {
    max: Math.min(options.concurrency, maxJobConnections) + connectionsBesideJobs,
    workerId: options.workerId,
  });
  const events: WorkerEvents = new EventEmitter();
  // Emitted before the first job is taken; from then on jobs are locked by this id.
  let nudge: JobRunner['nudge'] = () => {};
  events.on('pool:create', ({ workerPool }) => {
    workerPool.id = options.workerId;
    nudge = (count) => workerPool.nudge(count);
  });
  // One idle worker is enough; where that process is busy, the others find the job by their heartbeat.
  const stopListening = options.wakeups.on(newJobsTopic(options.schema), () => nudge(1), {
    group: 'workers',
  });
  let isAsked = false;
  const { promise: givingUp, resolve: giveUp } = Promise.withResolvers<void>();
  // After a fault of its pool the engine waits for the jobs under way, for as long as they take.
  events.on('pool:gracefulShutdown', () => {
    stopListening();
    // A worker that has ended may not be nudged.
    nudge = () => {};
    if (!isAsked) giveUp();
  });
  try {
    const runner = await run(
      {
        pgPool: pool,
        schema: options.schema,
        concurrency: options.concurrency,
        pollInterval: enginePollMs,
        // The process handles its signals itself.
        noHandleSignals: true,
        taskList: engineTasks(options.tasks, options),
        logger: createEngineLogger(options.logger),
        events,
        // Without batching, a completion that fails is an unhandled rejection in this version.
        preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      },
      undefined,
      // No schedules: without this list the engine would look for a file.
      [],
    );
    const report = (error: unknown): void =>
      options.logger.debug({ err: error }, 'the job engine ended with an error');
    const close = (): Promise<void> => (pool.ended ? Promise.resolve() : pool.end().catch(report));
    const ended = runner.promise.catch(report).then(close);
    return {
      ended,
      givingUp,
      nudge: (count) => nudge(count),
      stop() {
        isAsked = true;
        return runner
          .stop()
          .catch(report)
          .then(() => ended);
      },
      abandon: close,
    };
  } catch (error) {
    stopListening();
    await pool.end();
    throw error;
  }
}
