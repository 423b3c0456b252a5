import type { MetricSeries } from '@workspace-ops/contracts';
import type { Scope } from '@workspace-ops/db';
import { sql, type SQL } from 'drizzle-orm';
import type { Buckets } from './list-buckets.ts';

export type Series = MetricSeries['series'][number];

/** What is measured: a workspace, all of it or some workflows alone, in buckets of time. */
export interface Measured extends Scope {
  buckets: Buckets;
  workflowIds: readonly string[] | null;
}

const textArray = (texts: readonly string[]): SQL =>
  sql`array(select json_array_elements_text(${JSON.stringify(texts)}::json))`;

/** Whether the row of a column is within the buckets. */
export const within = (column: SQL, { buckets: { times, until } }: Measured): SQL =>
  sql`${column} >= ${times[0]!}::timestamptz and ${column} < ${until}::timestamptz`;

/** The index, from 0, of the moment's bucket. */
export const selectBucket = (column: SQL, { buckets: { times } }: Measured): SQL =>
  sql`width_bucket(${column}, ${`{${times.join(',')}}`}::timestamptz[]) - 1`;

/** Whether the column names one of the workflows. */
export const ofWorkflows = (column: SQL, { workflowIds }: Measured): SQL =>
  workflowIds === null ? sql`true` : sql`${column} = any(${textArray(workflowIds)})`;

/** A value for each bucket, of the rows that there are. */
export function spread<Row extends { bucket: number }, Empty extends 0 | null>(
  { buckets: { times } }: Measured,
  rows: readonly Row[],
  { value, empty }: { value: (row: Row) => number | null; empty: Empty },
): (number | Empty)[] {
  const values = Array<number | Empty>(times.length).fill(empty);
  for (const row of rows) values[row.bucket] = value(row) ?? empty;
  return values;
}
