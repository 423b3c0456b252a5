import { sql, type SQL } from 'drizzle-orm';
import { approvals } from '../db/schema/index.ts';
import { finishedSteps } from './finished-steps.ts';
import { selectBucket, ofWorkflows, spread, within, type Measured, type Series } from './scope.ts';

interface Row extends Record<string, unknown> {
  bucket: number;
  median: number;
  p95: number;
}

/** How long steps took, and how long pauses waited for their decision. */
export async function timeWork(scope: Measured): Promise<Series[]> {
  const [steps, decisions] = await Promise.all([
    readQuantiles(
      scope,
      sql`select completed_at as at, latency_ms as ms
      from ${finishedSteps(scope)} s`,
    ),
    readQuantiles(
      scope,
      sql`
      select decided_at, extract(epoch from decided_at - requested_at) * 1000
      from ${approvals}
      where workspace_id = ${scope.workspaceId} and ${ofWorkflows(sql`workflow_id`, scope)}
        and ${within(sql`decided_at`, scope)}`,
    ),
  ]);
  return [...toSeries('step', steps, scope), ...toSeries('decision', decisions, scope)];
}

const readQuantiles = (scope: Measured, durations: SQL) =>
  scope.db.execute<Row>(sql`
    select ${selectBucket(sql`at`, scope)} as bucket,
      round(percentile_cont(0.5) within group (order by ms::float8)) as median,
      round(percentile_cont(0.95) within group (order by ms::float8)) as p95
    from (${durations}) durations (at, ms) group by 1`);

const names = {
  step: { median: 'stepMedian', p95: 'stepP95' },
  decision: { median: 'decisionMedian', p95: 'decisionP95' },
} as const;

const toSeries = (what: 'step' | 'decision', rows: readonly Row[], scope: Measured): Series[] =>
  (['median', 'p95'] as const).map((quantile) => ({
    name: names[what][quantile],
    unit: 'ms',
    values: spread(scope, rows, { value: (row) => row[quantile], empty: null }),
  }));
