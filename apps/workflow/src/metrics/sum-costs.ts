import { sql } from 'drizzle-orm';
import { runs } from '../db/schema/index.ts';
import { selectBucket, ofWorkflows, spread, within, type Measured, type Series } from './scope.ts';
import { finishedSteps } from './finished-steps.ts';

interface Row extends Record<string, unknown> {
  bucket: number;
  cost: number;
}

/** What runs' steps cost, those that were sent back included. */
export async function sumCosts(scope: Measured): Promise<Series[]> {
  const rows = await scope.db.execute<Row>(sql`
    select ${selectBucket(sql`at`, scope)} as bucket, sum(cost)::float8 as cost
    from (
      select completed_at as at, cost_usd as cost from ${finishedSteps(scope)} s
      where cost_usd <> 0
      union all
      select at, cost from ${sentBackSteps(scope)} b
    ) costs group by 1`);
  return [{ name: 'cost', unit: 'usd', values: spread(scope, rows, costs) }];
}

const costs = { value: ({ cost }: Row) => cost, empty: 0 } as const;

/** Results that reviewers sent back are put aside in the run, with what they had cost. */
const sentBackSteps = (scope: Measured) => sql`(
  select (b->>'at')::timestamptz as at, (b->>'costUsd')::numeric as cost
  from ${runs} r cross join jsonb_array_elements(r.send_backs) b
  where r.workspace_id = ${scope.workspaceId} and r.send_backs is not null
    and ${ofWorkflows(sql`r.workflow_id`, scope)}
    and ${within(sql`(b->>'at')::timestamptz`, scope)})`;
