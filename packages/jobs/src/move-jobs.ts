import type { Scope } from '@workspace-ops/db';
import { sql } from 'drizzle-orm';
import { addJob } from './add-job.ts';
import { readRows } from './read-rows.ts';

interface StoredJob {
  id: string;
  task: string;
  payload: unknown;
  runAt: string;
  maxAttempts: number;
  key: string | null;
  priority: number;
}

const jobs = (schema: string) => sql`${sql.identifier(schema)}._private_jobs`;

/** Jobs of a workspace that a worker has now. */
export async function countRunningJobs(
  { db, workspaceId }: Scope,
  schema: string,
): Promise<number> {
  const [row] = await readRows<{ count: number }>(
    db.execute(sql`select count(*)::int as count from ${jobs(schema)}
      where payload->>'workspaceId' = ${workspaceId} and locked_at is not null`),
  );
  return row!.count;
}

/** Adds the jobs of a workspace to another database; once, however often it is done. */
export async function copyJobs(
  { from, to }: { from: Scope; to: Scope },
  schema: string,
): Promise<void> {
  const found = await readRows<StoredJob>(
    from.db.execute(sql`
      select j.id::text, t.identifier as task, j.payload,
        j.run_at::text as "runAt", j.max_attempts as "maxAttempts", j.key, j.priority
      from ${jobs(schema)} j
      join ${sql.identifier(schema)}._private_tasks t on t.id = j.task_id
      where j.payload->>'workspaceId' = ${from.workspaceId} and j.attempts < j.max_attempts`),
  );
  for (const { id, task, payload, key, runAt, ...counts } of found) {
    await addJob(
      to.db,
      { schema, task, payload },
      {
        ...counts,
        runAt: new Date(runAt),
        jobKey: key ?? `moved ${id}`,
      },
    );
  }
}
