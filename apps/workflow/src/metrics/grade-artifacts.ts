import { sql } from 'drizzle-orm';
import { artifacts } from '../db/schema/index.ts';
import { selectBucket, ofWorkflows, spread, within, type Measured, type Series } from './scope.ts';

interface Row extends Record<string, unknown> {
  bucket: number;
  average: number;
  lowest: number;
}

/** The scores of what was made, each revision counted by itself. */
export async function gradeArtifacts(scope: Measured): Promise<Series[]> {
  const rows = await scope.db.execute<Row>(sql`
    select ${selectBucket(sql`created_at`, scope)} as bucket,
      round(avg(quality_score)::numeric, 1)::float8 as average, min(quality_score) as lowest
    from ${artifacts}
    where workspace_id = ${scope.workspaceId} and ${ofWorkflows(sql`workflow_id`, scope)}
      and ${within(sql`created_at`, scope)} and quality_score is not null
    group by 1`);
  return (['average', 'lowest'] as const).map((name) => ({
    name,
    unit: 'score',
    values: spread(scope, rows, { value: (row) => row[name], empty: null }),
  }));
}
