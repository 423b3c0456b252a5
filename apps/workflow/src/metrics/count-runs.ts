import { sql } from 'drizzle-orm';
import { runs } from '../db/schema/index.ts';
import { selectBucket, ofWorkflows, spread, within, type Measured, type Series } from './scope.ts';

interface Row extends Record<string, unknown> {
  bucket: number;
  started: number;
  completed: number;
  failed: number;
}

/** Runs that were made, completed and failed. One that somebody rejects has failed. */
export async function countRuns(scope: Measured): Promise<Series[]> {
  const ofScope = sql`workspace_id = ${scope.workspaceId}
    and ${ofWorkflows(sql`workflow_id`, scope)}`;
  const rows = await scope.db.execute<Row>(sql`
    select ${selectBucket(sql`at`, scope)} as bucket,
      count(*) filter (where change = 'started')::int as started,
      count(*) filter (where change = 'completed')::int as completed,
      count(*) filter (where change = 'failed')::int as failed
    from (
      select created_at as at, 'started' as change from ${runs}
      where ${ofScope} and ${within(sql`created_at`, scope)}
      union all
      select completed_at, status from ${runs}
      where ${ofScope} and ${within(sql`completed_at`, scope)}
    ) changes group by 1`);
  return (['started', 'completed', 'failed'] as const).map((name) => ({
    name,
    unit: 'count',
    values: spread(scope, rows, { value: (row) => row[name], empty: 0 }),
  }));
}
