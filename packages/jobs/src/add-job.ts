import { sql } from 'drizzle-orm';
import type { AddJobOptions, SqlExecutor } from './port.ts';

/**
 * Adds a job through the caller's own transaction.
 * @param payload is stored as JSON. Two arrays under one job key are joined, not replaced.
 */
export async function addJob(
  tx: SqlExecutor,
  job: { schema: string; task: string; payload: unknown },
  options: AddJobOptions = {},
): Promise<void> {
  // Sent as text: the driver would serialise a json parameter once more.
  await tx.execute(sql`
    select ${sql.identifier(job.schema)}.add_job(
      ${job.task}::text,
      payload => ${JSON.stringify(job.payload ?? {})}::text::json,
      queue_name => ${options.queueName ?? null}::text,
      run_at => ${options.runAt?.toISOString() ?? null}::text::timestamptz,
      max_attempts => ${options.maxAttempts ?? null}::int,
      job_key => ${options.jobKey ?? null}::text,
      priority => ${options.priority ?? null}::int)`);
}
