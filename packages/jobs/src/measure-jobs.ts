import type { Measure } from '@workspace-ops/service-kit';
import { sql, type SQL } from 'drizzle-orm';

const labelNames = ['queue', 'task'];
const waiting = {
  name: 'workspace_ops_jobs_waiting',
  help: 'Jobs that are due and that no worker has taken.',
  labelNames,
};
const oldest = {
  name: 'workspace_ops_jobs_oldest_seconds',
  help: 'How long the oldest of these has been due; 0 without one.',
  labelNames,
};
const failed = {
  name: 'workspace_ops_jobs_failed',
  help: 'Jobs whose attempts are used up.',
  labelNames,
};

/**
 * What waits in the job engine's tables.
 * @param queue the service's name, for the label.
 * @param execute does a query on a connection that may read the schema.
 */
export const measureJobs = (
  queue: string,
  schema: string,
  execute: (query: SQL) => Promise<unknown>,
): Measure => ({
  gauges: [waiting, oldest, failed],
  async read() {
    const rows = (await execute(selectFigures(schema))) as Row[];
    return rows.flatMap((row) => {
      const labels = { queue, task: row.task };
      return [
        { gauge: waiting.name, labels, value: Number(row.waiting) },
        { gauge: oldest.name, labels, value: Number(row.oldest) },
        { gauge: failed.name, labels, value: Number(row.failed) },
      ];
    });
  },
});

/** Numbers as the driver gives them: as text. */
interface Row {
  task: string;
  waiting: string;
  oldest: string;
  failed: string;
}

const selectFigures = (schema: string): SQL => sql`
  select task.identifier as task,
    count(job.id) filter (where attempts < max_attempts) as waiting,
    coalesce(extract(epoch from now() - min(run_at) filter (where attempts < max_attempts)), 0)
      as oldest,
    count(job.id) filter (where attempts >= max_attempts) as failed
  from ${sql.identifier(schema)}._private_tasks as task
  left join ${sql.identifier(schema)}._private_jobs as job
    on job.task_id = task.id and run_at <= now() and locked_at is null
  group by task.identifier`;
