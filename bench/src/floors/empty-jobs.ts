import { EventEmitter } from 'node:events';
import { Logger, run, runMigrations, type WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import { answerParent } from '@workspace-ops/load';

export interface EmptyJobs {
  databaseUrl: string;
  jobs: number;
  concurrency: number;
}

const schema = 'empty_jobs';
const logger = new Logger(() => () => {});

/** Lets the job engine finish jobs that do nothing. @returns how many a second */
answerParent(async ({ databaseUrl, jobs, concurrency }: EmptyJobs): Promise<number> => {
  const pgPool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  // A connection that breaks fails its query; the pool emits the same error.
  pgPool.on('error', () => undefined);
  pgPool.on('connect', (client) => client.on('error', () => undefined));
  await runMigrations({ pgPool, schema, logger });
  await pgPool.query(`select ${schema}.add_job('nothing') from generate_series(1, $1::int)`, [
    jobs,
  ]);
  const events: WorkerEvents = new EventEmitter();
  const finished = Promise.withResolvers<void>();
  let left = jobs;
  events.on('job:complete', () => {
    if (--left === 0) finished.resolve();
  });
  const startedAt = performance.now();
  const runner = await run({
    pgPool,
    schema,
    concurrency,
    noHandleSignals: true,
    taskList: { nothing: async () => {} },
    logger,
    events,
  });
  await finished.promise;
  const seconds = (performance.now() - startedAt) / 1_000;
  await runner.stop();
  await pgPool.end();
  return jobs / seconds;
});
