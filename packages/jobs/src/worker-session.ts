import type pg from 'pg';
import { createClient } from './connection.ts';
import { startHeartbeat, type Heartbeat } from './heartbeat.ts';
import type { WorkerOptions } from './port.ts';
import { startRunner, type JobRunner } from './runner.ts';
import { dismissWorker, enrolWorker } from './worker-row.ts';

/**
 * One life of a worker: from taking its lock until it stops or its connection, lease or engine is
 * lost. After a loss the process starts another one, under another id.
 */
export interface WorkerSession {
  readonly workerId: string;
  /** Resolves with the reason when the worker is lost. */
  readonly lost: Promise<string>;
  /** Takes no more jobs and lets those under way finish in time; the rest go to other workers. */
  stop(drainMs: number): Promise<void>;
}

/** @throws when the database cannot be reached. */
export async function openSession(options: WorkerOptions): Promise<WorkerSession> {
  const client = createClient(options);
  const lost = Promise.withResolvers<string>();
  client.on('error', (error) => lost.resolve(error.message));
  client.on('end', () => lost.resolve('its connection ended'));
  try {
    await client.connect();
    const { workerId } = await enrolWorker(client, options.schema);
    const jobs = new AbortController();
    void lost.promise.then((reason) => jobs.abort(new Error(`The worker was lost: ${reason}`)));
    const { signal } = jobs;
    const runner = await startRunner({ ...options, connection: options, workerId, signal });
    void runner.ended.then(() => lost.resolve('its engine ended'));
    void runner.givingUp.then(() => lost.resolve('its engine gave up'));
    const heartbeat = startHeartbeat(
      client,
      { ...options, workerId },
      { lose: lost.resolve, nudge: runner.nudge },
    );
    void lost.promise.then(() => heartbeat.stop());
    return {
      workerId,
      lost: lost.promise,
      stop: (drainMs) =>
        stopSession({ ...options, client, workerId, runner, heartbeat, jobs, drainMs }),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

interface Session extends WorkerOptions {
  client: pg.Client;
  workerId: string;
  runner: JobRunner;
  heartbeat: Heartbeat;
  jobs: AbortController;
}

async function stopSession(session: Session): Promise<void> {
  const { client, workerId, schema, logger } = session;
  const drained = await drain(session.runner, session.drainMs);
  session.jobs.abort(new Error('The worker stops.'));
  if (!drained) await session.runner.abandon();
  await session.heartbeat.stop();
  try {
    if (drained) await dismissWorker(client, schema, workerId);
  } catch (error) {
    logger.debug({ err: error, workerId }, 'a worker left without a word; a sweep sees to it');
  }
  await client.end();
}

/** @returns whether all jobs have ended within the time. */
async function drain(runner: JobRunner, drainMs: number): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), drainMs);
  const drained = await Promise.race([runner.stop().then(() => true), late]);
  clearTimeout(timer);
  return drained;
}
