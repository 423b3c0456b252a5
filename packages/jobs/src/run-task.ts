import { traced, workFor, type Logger } from '@workspace-ops/service-kit';
import type { JobHelpers, TaskList } from 'graphile-worker';
import type { Task } from './port.ts';

interface Execution {
  workerId: string;
  signal: AbortSignal;
  logger: Logger;
}

/** The tasks in the form that the engine takes. */
export const engineTasks = (tasks: Record<string, Task>, execution: Execution): TaskList =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload: unknown, helpers: JobHelpers) => runTask(task, payload, { ...execution, helpers }),
    ]),
  );

/**
 * Runs a task to its end. The failure of a task whose worker is gone ends nowhere: put off, the job
 * would wait, where another worker takes it over at once.
 */
async function runTask(
  task: Task,
  payload: unknown,
  execution: Execution & { helpers: JobHelpers },
): Promise<void> {
  const { workerId, signal, logger, helpers } = execution;
  const { id: jobId, attempts: attempt, task_identifier: name } = helpers.job;
  // Taken by an engine that does not know yet that its worker is gone.
  if (signal.aborted) return endNowhere();
  try {
    await traced(
      () => ({
        name: `job ${name}`,
        kind: 'consumer',
        attributes: { 'messaging.message.id': jobId, 'job.attempt': attempt },
      }),
      () => workFor(null, () => task(payload, { jobId, workerId, attempt, signal })),
    );
  } catch (error) {
    if (signal.aborted) return endNowhere();
    logger.warn({ err: error, task: name, jobId, attempt }, 'a job failed');
    throw error;
  }
}

const endNowhere = (): Promise<never> => new Promise(() => undefined);
