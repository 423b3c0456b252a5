import { startDatabaseProxy, waitFor } from '@workspace-ops/testkit';
import { expect, test } from 'vitest';
import { createJobDatabase, logger, schema } from '../test/job-database.ts';
import { createJobs } from './index.ts';

test('an engine that gives up while a job goes on for ever is replaced', async () => {
  const database = await createJobDatabase();
  const proxy = await startDatabaseProxy(database.url);
  let quick = 0;
  const jobs = createJobs({
    connectionString: proxy.url,
    schema,
    applicationName: 'gives up',
    concurrency: 2,
    wakeups: database.wakeups,
    // The heartbeat must not be what notices.
    leaseMs: 120_000,
    logger,
    tasks: {
      endless: (_payload, { signal }) =>
        new Promise((resolve) => signal.addEventListener('abort', () => resolve())),
      quick: async () => {
        quick++;
        if (quick === 1) proxy.hang();
      },
    },
  });
  await jobs.start();
  await jobs.addJob(database.auto, 'endless', {});
  await jobs.addJob(database.auto, 'quick', {});
  await waitFor(() => quick === 1);
  await waitFor(() => jobs.workerId === undefined, {
    message: 'the worker was not given up',
  });
  await proxy.restore();
  await waitFor(() => quick >= 2, { message: 'no job was taken again' });
  await jobs.stop();
  await proxy.close();
  await database.close();
  expect(quick).toBeGreaterThanOrEqual(2);
});
