import { departments, findWorkflowDefinition } from '@workspace-ops/catalogue';
import type { Metric, MetricSeries, MetricSeriesFilter } from '@workspace-ops/contracts';
import type { RequestContext } from '@workspace-ops/rpc';
import { invalidField } from '@workspace-ops/service-kit';
import type { WorkflowDependencies } from '../dependencies.ts';
import { countRuns } from './count-runs.ts';
import { countWaiting } from './count-waiting.ts';
import { listBuckets } from './list-buckets.ts';
import { type Measured, type Series, selectBucket, ofWorkflows, spread, within } from './scope.ts';
import { sumCosts } from './sum-costs.ts';
import { timeWork } from './time-work.ts';
import { sql } from 'drizzle-orm';
import { artifacts } from '../db/schema/index.ts';

interface Row extends Record<string, unknown> {
  bucket: number;
  average: number;
  lowest: number;
}

/** The scores of what was made, each revision counted by itself. */
async function gradeArtifacts(scope: Measured): Promise<Series[]> {
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

type Measurement = (scope: Measured) => Promise<Series[]>;

const measurements: Readonly<Record<Metric, Measurement>> = {
  runs: countRuns,
  waiting: countWaiting,
  cost: sumCosts,
  quality: gradeArtifacts,
  latency: timeWork,
};

/** A metric of the caller's workspace over time. @throws {AppError} `invalid_input` */
export async function readSeries(
  deps: Pick<WorkflowDependencies, 'database' | 'clock' | 'defaultTimeZone' | 'readMembers'>,
  ctx: RequestContext,
  { metric, bucket, from, to, ...chosen }: MetricSeriesFilter,
): Promise<MetricSeries> {
  const { workspaceId } = ctx.caller;
  const workflowIds = listWorkflowIds(chosen);
  const timeZone = (await deps.readMembers(ctx)).timeZone ?? deps.defaultTimeZone;
  const buckets = listBuckets({ bucket, from, to }, timeZone, deps.clock.now());
  const series = await deps.database.read(workspaceId, (scope) =>
    measurements[metric]({ ...scope, buckets, workflowIds }),
  );
  return { metric, bucket, timeZone, times: [...buckets.times], until: buckets.until, series };
}

type Chosen = Pick<MetricSeriesFilter, 'workflowId' | 'department'>;

/** Null for all workflows. An unknown workflow is one that no run has. */
function listWorkflowIds({ workflowId, department }: Chosen): string[] | null {
  const one = workflowId && (findWorkflowDefinition(workflowId)?.id ?? workflowId);
  if (department === undefined) return one === undefined ? null : [one];
  const chosen = departments.find(({ code }) => code === department.toLowerCase());
  if (chosen === undefined) {
    throw invalidField(
      'department',
      `must be one of ${departments.map(({ code }) => code).join(', ')}`,
    );
  }
  const ids = chosen.workflows.map(({ id }) => id);
  return one === undefined ? ids : ids.filter((id) => id === one);
}
