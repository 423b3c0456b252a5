import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { openWakeups } from '@workspace-ops/bus';
import { waitFor } from '@workspace-ops/testkit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createJobDatabase, logger, role, schema, type JobDatabase } from '../test/job-database.ts';
import { liveWorkerIds } from '../test/live-workers.ts';
import { createJobs, type Jobs, type JobsOptions, type Task } from './index.ts';
import { newJobsTopic } from './port.ts';

let database: JobDatabase;
let started: Jobs[];

beforeAll(async () => {
  database = await createJobDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  started = [];
});
afterEach(async () => {
  await Promise.all(started.map((jobs) => jobs.stop()));
  await database.sql.unsafe(`delete from ${schema}._private_jobs`);
});

async function start(
  tasks: Record<string, Task>,
  options: Partial<JobsOptions> = {},
): Promise<Jobs> {
  const jobs = createJobs({
    connectionString: database.url,
    schema,
    role,
    applicationName: 'jobs test',
    concurrency: 4,
    wakeups: database.wakeups,
    logger,
    tasks,
    ...options,
  });
  await jobs.start();
  started.push(jobs);
  return jobs;
}

/** The connection has listened to the topic, as its last statement says. */
const untilListening = (topic: string) =>
  waitFor(async () => {
    const [listener] = await database.sql`
      select from pg_stat_activity where datname = current_database()
        and query = ${`listen "${topic}"`} and state = 'idle'`;
    return listener !== undefined;
  });

/** What adds jobs over wake-ups of its own, and runs none. */
async function connectElsewhere(): Promise<Pick<Jobs, 'addJob'>> {
  const options = { applicationName: 'elsewhere', logger };
  const wakeups = openWakeups({ databaseUrl: database.url, role, ...options });
  wakeups.start();
  const connection = { connectionString: database.url, schema, concurrency: 1 };
  const jobs = createJobs({ ...options, ...connection, wakeups, tasks: {} });
  started.push({ ...jobs, stop: () => wakeups.stop() });
  await waitFor(async () => {
    const [connected] = await database.sql`
      select from pg_stat_activity where application_name = 'elsewhere'`;
    return connected !== undefined;
  });
  return jobs;
}

const jobRows = () => database.sql.unsafe(`select * from ${schema}._private_jobs order by id`);

describe('a job', () => {
  test('runs with its payload and says which execution it is', async () => {
    const seen: unknown[] = [];
    const jobs = await start({
      note: async (payload, { workerId, attempt, signal }) => {
        seen.push({ payload, workerId, attempt, aborted: signal.aborted });
      },
    });
    const payload = { text: 'naïve "quotes" \\ 😀', list: [1, null], nested: { a: true } };
    await jobs.addJob(database.auto, 'note', payload);
    await waitFor(() => seen.length > 0);
    expect(seen).toEqual([{ payload, workerId: jobs.workerId, attempt: 1, aborted: false }]);
    await waitFor(async () => (await jobRows()).length === 0);
  });

  test('exists if and only if the transaction that added it commits', async () => {
    const seen: unknown[] = [];
    const jobs = await start({ note: async (payload) => void seen.push(payload) });
    const failing = database.transaction(async (tx) => {
      await jobs.addJob(tx, 'note', { n: 1 });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await database.transaction((tx) => jobs.addJob(tx, 'note', { n: 2 }));
    await waitFor(() => seen.length > 0);
    expect(seen).toEqual([{ n: 2 }]);
  });

  test('is picked up by an idle worker when it is committed, and not at its next look', async () => {
    const seen: unknown[] = [];
    const jobs = await start(
      { note: async (payload) => void seen.push(payload) },
      { heartbeatMs: 3_600_000 },
    );
    const added = Array.from({ length: 21 }, (_, n) => n);
    for (const n of added) {
      await jobs.addJob(database.auto, 'note', n);
      await waitFor(() => seen.length > n);
    }
    expect(seen).toEqual(added);
  });

  test('wakes the workers of other processes, and none of another schema', async () => {
    const seen: unknown[] = [];
    const note: Task = async (payload) => void seen.push(payload);
    await start({ note }, { heartbeatMs: 3_600_000 });
    const heard: string[] = [];
    const other = newJobsTopic('other_jobs');
    const stopHearing = database.wakeups.on(other, (key) => heard.push(key));
    await untilListening(other);
    const adder = await connectElsewhere();
    await adder.addJob(database.auto, 'note', 'elsewhere');
    await waitFor(() => seen.length === 1);
    expect(heard).toEqual([]);
    stopHearing();
  });

  test('is committed without a notification: the server lets only one such commit pass', async () => {
    const { sql } = database;
    const heard: string[] = [];
    const listening = await sql.listen('jobs:insert', (payload) => heard.push(payload));
    await sql.unsafe(`select ${schema}.add_job('nobody'); notify "jobs:insert", 'last'`);
    await waitFor(() => heard.includes('last'));
    expect(heard).toEqual(['last']);
    await listening.unlisten();
  });

  test('whose adder is killed between its commit and the wake-up is found at the next look', async () => {
    const seen: unknown[] = [];
    await start({ note: async (payload) => void seen.push(payload) }, { heartbeatMs: 200 });
    const script = fileURLToPath(new URL('../test/die-after-commit.ts', import.meta.url));
    const [, signal] = await once(
      spawn(process.execPath, [script, database.url, schema, role]),
      'exit',
    );
    expect(signal).toBe('SIGKILL');
    await waitFor(() => seen.length === 1);
    expect(seen).toEqual(['committed']);
  });

  test('waits for its time', async () => {
    const jobs = await start({ note: async () => {} }, { heartbeatMs: 100 });
    const runAt = new Date(Date.now() + 3_600_000);
    await jobs.addJob(database.auto, 'note', {}, { runAt, jobKey: 'later' });
    expect((await jobRows()).map((row) => row['run_at'])).toEqual([runAt]);
  });

  test('that fails is put off and tried again', async () => {
    const attempts: number[] = [];
    const jobs = await start({
      fail: async (_, { attempt }) => {
        attempts.push(attempt);
        throw new Error('no luck');
      },
    });
    await jobs.addJob(database.auto, 'fail', {}, { maxAttempts: 3 });
    const row = await waitFor(async () => {
      const rows = await jobRows();
      return rows.find((one) => one['last_error'] !== null);
    });
    expect(row).toMatchObject({ last_error: 'no luck', attempts: 1, locked_by: null });
    expect(attempts).toEqual([1]);
  });

  test('under a key replaces the one that waits under it', async () => {
    const seen: unknown[] = [];
    const jobs = await start({ note: async (payload) => void seen.push(payload) });
    await database.transaction(async (tx) => {
      await jobs.addJob(tx, 'note', { n: 1 }, { jobKey: 'lane-1' });
      await jobs.addJob(tx, 'note', { n: 2 }, { jobKey: 'lane-1' });
    });
    await waitFor(async () => (await jobRows()).length === 0);
    expect(seen).toEqual([{ n: 2 }]);
  });

  test('under the key of one that runs follows it', async () => {
    const running = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const seen: unknown[] = [];
    const jobs = await start(
      {
        note: async (payload) => {
          running.resolve();
          await release.promise;
          seen.push(payload);
        },
      },
      { heartbeatMs: 3_600_000 },
    );
    const lane = { jobKey: 'lane-2' };
    await jobs.addJob(database.auto, 'note', { n: 1 }, lane);
    await running.promise;
    await jobs.addJob(database.auto, 'note', { n: 2 }, lane);
    release.resolve();
    await waitFor(() => seen.length === 2);
    expect(seen).toEqual([{ n: 1 }, { n: 2 }]);
  });
});

test('a thousand jobs run once each on two workers', async () => {
  const seen = new Map<number, number>();
  const count: Task = async (payload) => {
    const { n } = payload as { n: number };
    seen.set(n, (seen.get(n) ?? 0) + 1);
  };
  const [jobs] = await Promise.all([start({ count }), start({ count })]);
  await database.transaction(async (tx) => {
    for (let n = 0; n < 1_000; n += 1) await jobs.addJob(tx, 'count', { n });
  });
  await waitFor(async () => (await jobRows()).length === 0);
  expect(seen.size).toBe(1_000);
  expect([...seen.values()].every((times) => times === 1)).toBe(true);
});

describe('stopping', () => {
  test('lets a running job finish and leaves nothing behind', async () => {
    const running = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const jobs = await start({
      slow: async () => {
        running.resolve();
        await release.promise;
      },
    });
    const { workerId } = jobs;
    await jobs.addJob(database.auto, 'slow', {});
    await running.promise;
    const stopped = jobs.stop();
    release.resolve();
    await stopped;
    expect(await jobRows()).toEqual([]);
    expect(await liveWorkerIds(database.db, schema)).not.toContain(workerId);
  });

  test('gives a job that does not finish in time to another worker', async () => {
    const running = Promise.withResolvers<AbortSignal>();
    const ranOn = Promise.withResolvers<{ workerId: string; attempt: number }>();
    const first = await start(
      {
        slow: async (_, { signal }) => {
          running.resolve(signal);
          await new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => reject(signal.reason as Error));
          });
        },
      },
      { drainMs: 100 },
    );
    const { workerId: firstId } = first;
    await first.addJob(database.auto, 'slow', {}, { maxAttempts: 1 });
    const signal = await running.promise;
    const dead: string[] = [];
    const second = await start(
      { slow: async (_, context) => ranOn.resolve(context) },
      { onDeadWorkers: async (ids) => void dead.push(...ids) },
    );
    await first.stop();
    expect(signal.aborted).toBe(true);
    expect(await ranOn.promise).toMatchObject({ workerId: second.workerId, attempt: 2 });
    expect(dead).toEqual([firstId]);
  });
});

test('the probe says whether the worker is connected', async () => {
  const jobs = await start({ note: async () => {} });
  await expect(jobs.probe.check()).resolves.toBeUndefined();
  await jobs.stop();
  await expect(jobs.probe.check()).rejects.toThrow('not connected');
});
