import { sql } from 'drizzle-orm';
import { approvals } from '../db/schema/index.ts';
import { selectBucket, ofWorkflows, spread, within, type Measured, type Series } from './scope.ts';

interface Row extends Record<string, unknown> {
  bucket: number;
  opened: number;
  decided: number;
}

/** Pauses that began and that were decided; and those that waited at the end of each bucket. */
export async function countWaiting(scope: Measured): Promise<Series[]> {
  const [before, rows] = await Promise.all([countBefore(scope), countChanges(scope)]);
  const opened = spread(scope, rows, { value: (row) => row.opened, empty: 0 });
  const decided = spread(scope, rows, { value: (row) => row.decided, empty: 0 });
  let open = before;
  const waiting = opened.map((count, index) => (open += count - decided[index]!));
  return [
    { name: 'waiting', unit: 'count', values: waiting },
    { name: 'opened', unit: 'count', values: opened },
    { name: 'decided', unit: 'count', values: decided },
  ];
}

const ofScope = (scope: Measured) =>
  sql`workspace_id = ${scope.workspaceId} and ${ofWorkflows(sql`workflow_id`, scope)}`;

/** The pauses that waited when the first bucket began: undecided now, or decided later. */
async function countBefore(scope: Measured): Promise<number> {
  const first = sql`${scope.buckets.times[0]!}::timestamptz`;
  const open = (condition: ReturnType<typeof sql>) => sql`(select count(*) from ${approvals}
    where ${ofScope(scope)} and requested_at < ${first} and ${condition})`;
  const [row] = await scope.db.execute<{ waiting: number }>(sql`select (
    ${open(sql`decided_at is null`)} + ${open(sql`decided_at >= ${first}`)})::int as waiting`);
  return row!.waiting;
}

const countChanges = (scope: Measured) =>
  scope.db.execute<Row>(sql`
    select ${selectBucket(sql`at`, scope)} as bucket,
      (count(*) filter (where not is_decision))::int as opened,
      (count(*) filter (where is_decision))::int as decided
    from (
      select requested_at as at, false as is_decision from ${approvals}
      where ${ofScope(scope)} and ${within(sql`requested_at`, scope)}
      union all
      select decided_at, true from ${approvals}
      where ${ofScope(scope)} and ${within(sql`decided_at`, scope)}
    ) changes group by 1`);
