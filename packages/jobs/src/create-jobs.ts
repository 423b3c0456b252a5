import { setTimeout as delay } from 'node:timers/promises';
import { addJob } from './add-job.ts';
import { type Jobs, type JobsOptions, newJobsTopic, withDefaults } from './port.ts';
import { sweepWith } from './sweep-with.ts';
import { tidyJobs } from './take-over.ts';
import { openSession, type WorkerSession } from './worker-session.ts';

const reopenDelayMs = 200;

/** For the completions under way; whatever comes later is refused, as the worker counts as dead. */
const lostDrainMs = 1_000;

/** The job engine of one process. Any number of processes may work on the same schema. */
export function createJobs(given: JobsOptions): Jobs {
  const options = withDefaults(given);
  const { logger } = options;
  const stopping = new AbortController();
  const stop = Promise.withResolvers<undefined>();
  const closing = new Set<Promise<void>>();
  let session: WorkerSession | undefined;
  let supervision: Promise<void> | undefined;

  const close = (lost: WorkerSession): void => {
    const closed = lost
      .stop(lostDrainMs)
      // Between its death and its end the engine may have taken a job.
      .then(() => sweepWith(options, tidyJobs))
      .catch((error: unknown) => logger.warn({ err: error }, 'a lost worker did not end cleanly'))
      .finally(() => closing.delete(closed));
    closing.add(closed);
  };
  const reopen = async (): Promise<void> => {
    while (!stopping.signal.aborted && session === undefined) {
      try {
        session = await openSession(options);
        logger.info({ workerId: session.workerId }, 'the job worker is back');
      } catch (error) {
        logger.debug({ err: error }, 'the job worker cannot start yet');
        await delay(reopenDelayMs);
      }
    }
  };
  const supervise = async (): Promise<void> => {
    while (!stopping.signal.aborted && session !== undefined) {
      const current = session;
      const reason = await Promise.race([current.lost, stop.promise]);
      if (reason === undefined) return;
      logger.warn({ workerId: current.workerId, reason }, 'the job worker was lost');
      session = undefined;
      close(current);
      await reopen();
    }
  };

  return {
    async start() {
      session = await openSession(options);
      supervision = supervise();
    },
    async stop() {
      stopping.abort();
      stop.resolve(undefined);
      await supervision;
      await Promise.all([session?.stop(options.drainMs), ...closing]);
      session = undefined;
    },
    async addJob(tx, task, payload, jobOptions) {
      const { schema, wakeups } = options;
      const { id, isDue } = await addJob(tx.db, { schema, task, payload }, jobOptions);
      if (isDue) tx.afterCommit(() => wakeups.wake(newJobsTopic(schema), id));
    },
    get workerId() {
      return session?.workerId;
    },
    probe: {
      name: 'jobs',
      async check() {
        if (session === undefined) throw new Error('the job worker is not connected');
      },
    },
  };
}
