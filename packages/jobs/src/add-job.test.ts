import { countWaiters, waitFor } from '@workspace-ops/testkit';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createJobDatabase, schema, type JobDatabase } from '../test/job-database.ts';
import { addJob } from './add-job.ts';

let database: JobDatabase;

beforeAll(async () => {
  database = await createJobDatabase();
});
afterAll(() => database.close());

test('a job is added even when one of the same key begins in the same instant', async () => {
  const { sql, db } = database;
  const job = { schema, task: 'note', payload: {} };
  const rows = () => sql.unsafe(`select key, locked_by from ${schema}._private_jobs order by id`);
  // The task is known, so that the key is the first thing that the two meet at.
  await sql.unsafe(`select ${schema}.add_job('note')`);
  await sql.unsafe(`delete from ${schema}._private_jobs`);
  let second: Promise<unknown> | undefined;
  await sql.begin(async (first) => {
    await first.unsafe(`select ${schema}.add_job('note', job_key => 'one')`);
    second = addJob(db, job, { jobKey: 'one' });
    await waitFor(() => countWaiters(first));
    // By the time that the second one sees the first, a worker has it.
    await first.unsafe(
      `update ${schema}._private_jobs set locked_by = 'worker', locked_at = now()`,
    );
  });
  await second;
  expect([...(await rows())]).toEqual([
    { key: null, locked_by: 'worker' },
    { key: 'one', locked_by: null },
  ]);
});

test('a job is added by plans that stay, and by the indexes although the table was small', async () => {
  const plans: string[] = [];
  const client = postgres(database.url, {
    max: 1,
    onnotice: ({ message }) => plans.push(message ?? ''),
  });
  await client.unsafe(`load 'auto_explain'; set auto_explain.log_min_duration = 0;
    set auto_explain.log_nested_statements = on; set auto_explain.log_level = notice`);
  await client.unsafe(`select ${schema}.add_job('note', job_key => 'planned')`);
  await client.end();
  const all = plans.join('\n');
  expect(all).toContain('Index Cond: (key = spec.job_key)');
  expect(all).not.toContain('Seq Scan on _private_jobs');
  // Ten is the planner's estimate of an array that it does not know: a plan for whatever is given.
  expect(all).toMatch(/Function Scan on unnest spec .* rows=10 /);
});
