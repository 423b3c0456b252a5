import { sql } from 'drizzle-orm';
import type { AddJobOptions, SqlExecutor } from './port.ts';
import { readRows } from './read-rows.ts';

/** Far more than a key has other adders at one instant. */
const maxAttempts = 20;

export interface AddedJob {
  id: string;
  /** Whether it can be begun as soon as it is committed. */
  isDue: boolean;
}

/**
 * Adds a job through the caller's own transaction.
 * @param payload is stored as JSON. Two arrays under one job key are joined, not replaced.
 *
 * graphile-worker adds nothing when a job of the same key is committed and taken by a worker
 * while it looks: then it is asked again, and sees that the job has begun.
 */
export async function addJob(
  tx: SqlExecutor,
  job: { schema: string; task: string; payload: unknown },
  options: AddJobOptions = {},
): Promise<AddedJob> {
  // Sent as text: the driver would serialise a json parameter once more.
  const add = sql`
    select id::text, run_at <= now() as due from ${sql.identifier(job.schema)}.add_job(
      ${job.task}::text,
      payload => ${JSON.stringify(job.payload ?? {})}::text::json,
      run_at => ${options.runAt?.toISOString() ?? null}::text::timestamptz,
      max_attempts => ${options.maxAttempts ?? null}::int,
      job_key => ${options.jobKey ?? null}::text)`;
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const [added] = await readRows<{ id: string | null; due: boolean }>(tx.execute(add));
    if (added?.id != null) return { id: added.id, isDue: added.due };
  }
  throw new Error(`The job ${options.jobKey} could not be added.`);
}
