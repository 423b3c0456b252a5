import { waitFor } from '@workspace-ops/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createJobDatabase, logger, role, schema, type JobDatabase } from '../test/job-database.ts';
import { liveWorkerIds, workerIsLive } from '../test/live-workers.ts';
import { startWorkerProcess, type WorkerProcess } from '../test/start-worker-process.ts';
import { createClient } from './connection.ts';
import { createJobs, holdLease, type Jobs } from './index.ts';
import { tidyJobs } from './take-over.ts';

let database: JobDatabase;
let survivor: Jobs | undefined;
let children: WorkerProcess[];
const dead: string[] = [];

beforeAll(async () => {
  database = await createJobDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  children = [];
  dead.length = 0;
});
afterEach(async () => {
  await Promise.all(children.map((child) => child.end()));
  await survivor?.stop();
  survivor = undefined;
  await database.sql.unsafe(`truncate done; delete from ${schema}._private_jobs;
    delete from ${schema}.live_workers`);
});

const startChild = async (leaseMs?: number): Promise<WorkerProcess> => {
  const child = await startWorkerProcess(database.url, leaseMs);
  children.push(child);
  return child;
};

/** A worker in this process that records each job as done by it. */
async function startSurvivor(leaseMs = 15_000): Promise<Jobs> {
  survivor = createJobs({
    connectionString: database.url,
    schema,
    role,
    applicationName: 'survivor',
    concurrency: 4,
    wakeups: database.wakeups,
    logger,
    leaseMs,
    tasks: {
      record: async (payload, context) => {
        const { name } = payload as { name: string };
        await database.db.execute(sql`insert into done (name, worker_id, attempt)
          values (${name}, ${context.workerId}, ${context.attempt})`);
      },
    },
    onDeadWorkers: async (workerIds) => void dead.push(...workerIds),
  });
  await survivor.start();
  return survivor;
}

/** A job that the child has begun and does not end before its signal. */
async function giveJobTo(child: WorkerProcess, name: string): Promise<void> {
  await database.sql.unsafe(
    `select ${schema}.add_job('record', json_build_object('name', $1::text, 'wait', true), max_attempts => 1)`,
    [name],
  );
  await child.message('started');
}

const done = () => database.sql`select name, worker_id, attempt from done order by id`;

/** What happens in spite of it does not wait for its end, and no busy machine makes a worker miss it. */
const endlessLeaseMs = 3_600_000;

describe('a worker that is killed', () => {
  test('has its job taken over at once, and its death told', async () => {
    const child = await startChild(endlessLeaseMs);
    await giveJobTo(child, 'killed');
    const jobs = await startSurvivor(endlessLeaseMs);
    child.signal('SIGKILL');
    const rows = await waitFor(async () => (await done()).length > 0 && done());
    expect(rows).toEqual([{ name: 'killed', worker_id: jobs.workerId, attempt: 2 }]);
    expect(dead).toEqual([child.workerId]);
    expect(await liveWorkerIds(database.db, schema)).toEqual([jobs.workerId]);
  });

  test('keeps its jobs while telling of its death fails', async () => {
    const child = await startChild();
    await giveJobTo(child, 'untold');
    let failures = 2;
    survivor = createJobs({
      connectionString: database.url,
      schema,
      role,
      applicationName: 'survivor',
      concurrency: 1,
      wakeups: database.wakeups,
      heartbeatMs: 50,
      logger,
      tasks: { record: async (_, { attempt }) => void dead.push(`ran as attempt ${attempt}`) },
      onDeadWorkers: async (workerIds) => {
        dead.push(...workerIds);
        failures -= 1;
        if (failures > 0) throw new Error('not now');
      },
    });
    await survivor.start();
    child.signal('SIGKILL');
    await waitFor(() => dead.length === 3);
    expect(dead).toEqual([child.workerId, child.workerId, 'ran as attempt 2']);
  });

  test('has its job taken over however long telling of its death takes, and nobody waits in a transaction', async () => {
    const child = await startChild();
    await giveJobTo(child, 'told slowly');
    let told = 0;
    survivor = createJobs({
      connectionString: database.url,
      schema,
      role,
      applicationName: 'survivor',
      concurrency: 1,
      wakeups: database.wakeups,
      heartbeatMs: 50,
      logger,
      tasks: { record: async (_, { attempt }) => void dead.push(`ran as attempt ${attempt}`) },
      onDeadWorkers: async () => {
        told += 1;
        // Longer than the server lets a transaction stand idle.
        await new Promise((resolve) => setTimeout(resolve, 6_000));
      },
    });
    await survivor.start();
    child.signal('SIGKILL');
    await waitFor(() => told === 1);
    const open = await database.sql`select query from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`;
    expect([...open]).toEqual([]);
    expect(await holdLease(database.db, schema, child.workerId)).toBe(false);
    await waitFor(() => dead.length === 1);
    expect([told, dead]).toEqual([1, ['ran as attempt 2']]);
  });

  test('is taken over by another sweep where the first one died with it', async () => {
    const child = await startChild();
    await giveJobTo(child, 'twice');
    child.signal('SIGKILL');
    await database.sql.unsafe(
      `update ${schema}.live_workers set declared_dead_at = now() - interval '14 s' where id = $1`,
      [child.workerId],
    );
    const jobs = await startSurvivor();
    const rows = await waitFor(async () => (await done()).length > 0 && done());
    expect(rows).toEqual([{ name: 'twice', worker_id: jobs.workerId, attempt: 2 }]);
  });

  test('is declared dead by exactly one of many', async () => {
    const child = await startChild();
    await giveJobTo(child, 'once');
    const told: string[][] = [];
    const others = Array.from({ length: 4 }, () =>
      createJobs({
        connectionString: database.url,
        schema,
        role,
        applicationName: 'others',
        concurrency: 1,
        wakeups: database.wakeups,
        heartbeatMs: 20,
        logger,
        tasks: { record: async () => {} },
        onDeadWorkers: async (workerIds) => void told.push(workerIds),
      }),
    );
    await Promise.all(others.map((one) => one.start()));
    child.signal('SIGKILL');
    await waitFor(
      async () => (await database.sql.unsafe(`select from ${schema}._private_jobs`)).length === 0,
    );
    await Promise.all(others.map((one) => one.stop()));
    expect(told).toEqual([[child.workerId]]);
  });

  test('ends a job that has killed ten workers', async () => {
    await database.sql.unsafe(`
      select ${schema}.add_job('record', '{"name": "deadly"}', max_attempts => 1);
      insert into ${schema}.live_workers (id, lock_key) values ('worker-gone', 1);
      update ${schema}._private_jobs
        set attempts = 10, max_attempts = 10, locked_by = 'worker-gone', locked_at = now()`);
    await startSurvivor();
    await waitFor(() => dead.length > 0);
    await waitFor(
      async () =>
        (
          await database.sql.unsafe(
            `select from ${schema}._private_jobs where locked_by is null and not is_available`,
          )
        ).length > 0,
    );
    expect(await done()).toEqual([]);
  });
});

describe('a worker that is frozen for longer than its lease', () => {
  /** Until it is taken for dead: a renewal that it sent before it was stopped may come after the first. */
  const endLease = (child: WorkerProcess): Promise<unknown> =>
    waitFor(async () => {
      await database.sql.unsafe(
        `update ${schema}.live_workers set renewed_at = '-infinity' where id = $1`,
        [child.workerId],
      );
      return dead.includes(child.workerId);
    });

  test('has its job taken over, and cannot write when it wakes', async () => {
    const child = await startChild(endlessLeaseMs);
    await giveJobTo(child, 'frozen');
    const jobs = await startSurvivor(endlessLeaseMs);
    child.signal('SIGSTOP');
    await endLease(child);
    const rows = await waitFor(async () => (await done()).length > 0 && done());
    expect(rows).toEqual([{ name: 'frozen', worker_id: jobs.workerId, attempt: 2 }]);
    expect(dead).toEqual([child.workerId]);

    child.go();
    child.signal('SIGCONT');
    expect(await child.message('ended')).toMatchObject({ written: false });
    expect(await done()).toHaveLength(1);
  });

  test('starts anew under another id', async () => {
    const child = await startChild(endlessLeaseMs);
    const jobs = await startSurvivor(endlessLeaseMs);
    child.signal('SIGSTOP');
    await endLease(child);
    child.signal('SIGCONT');
    const live = await waitFor(async () => {
      const ids = await liveWorkerIds(database.db, schema);
      return ids.length === 2 && !ids.includes(child.workerId) && ids;
    });
    expect(live).toContain(jobs.workerId);
  });
});

describe('a completion', () => {
  const complete = (workerId: string) =>
    database.sql.begin(async (tx) => {
      await tx`select set_config('workspace_ops.worker_id', ${workerId}, true)`;
      return tx.unsafe(`delete from ${schema}._private_jobs returning id`);
    });
  const lockedBy = (workerId: string | null) =>
    database.sql
      .unsafe(
        `with job as (select id from ${schema}.add_job('other', '{}'))
       select * from job`,
      )
      .then(() =>
        database.sql.unsafe(`update ${schema}._private_jobs set locked_by = $1`, [workerId]),
      );

  test('by the worker that holds the job counts', async () => {
    await lockedBy('worker-a');
    expect(await complete('worker-a')).toHaveLength(1);
  });

  test.each(['worker-b', null])('by a worker that has lost it to %s does not', async (holder) => {
    await lockedBy(holder);
    expect(await complete('worker-a')).toHaveLength(0);
  });
});

test('a job locked by a worker of which nothing is known is handed on', async () => {
  await database.sql.unsafe(`
    select ${schema}.add_job('record', '{"name": "orphan"}');
    update ${schema}._private_jobs set locked_by = 'worker-unknown', locked_at = now()`);
  const told: string[] = [];
  const client = createClient({
    connectionString: database.url,
    role,
    applicationName: 'tidy',
    logger,
  });
  await client.connect();
  await tidyJobs(client, {
    schema,
    leaseMs: 1_000,
    wakeups: database.wakeups,
    logger,
    onDeadWorkers: async (ids) => void told.push(...ids),
  });
  await client.end();
  expect(told).toEqual(['worker-unknown']);
  expect(await database.sql.unsafe(`select locked_by from ${schema}._private_jobs`)).toEqual([
    { locked_by: null },
  ]);
});

describe('the lease', () => {
  test('is held until the transaction ends, and refused to a dead worker', async () => {
    const jobs = await startSurvivor();
    const held = await database.transaction((tx) => holdLease(tx.db, schema, jobs.workerId!));
    expect(held).toBe(true);
    expect(await holdLease(database.db, schema, 'worker-dead')).toBe(false);
  });

  test('can be asked for in a query', async () => {
    const jobs = await startSurvivor();
    const rows = await database.db.execute(sql`
      select id, ${workerIsLive(schema, sql`workers.id`)} as live
      from (values (${jobs.workerId}::text), ('worker-dead')) workers (id)`);
    expect([...rows]).toEqual([
      { id: jobs.workerId, live: true },
      { id: 'worker-dead', live: false },
    ]);
  });
});
