import { metricSeriesFilter, metricSeriesSchema } from '@workspace-ops/contracts';
import { withContext } from '@workspace-ops/rpc';
import { jsonRoute, type Route } from './route.ts';

export const metricRoutes: readonly Route[] = [
  jsonRoute({
    method: 'get',
    path: '/api/metrics/series',
    area: 'Runs',
    operationId: 'getMetricSeries',
    summary:
      'Show how the workspace’s runs, approvals, costs, quality or latency changed over time',
    description:
      'At most 750 buckets, by the clock of the workspace’s time zone, so that a day has 23 or 25 hours when the clock is changed. `runs`: `started`, `completed` and `failed`. `waiting`: pauses that are `waiting` at the end of the bucket, `opened` and `decided` in it. `cost`: what runs’ steps cost. `quality`: `average` and `lowest` score of the artifacts’ revisions. `latency`: `stepMedian` and `stepP95` of finished steps, `decisionMedian` and `decisionP95` of pauses from their beginning to their decision.',
    auth: 'credential',
    role: 'viewer',
    scope: 'read',
    status: 200,
    query: metricSeriesFilter,
    output: metricSeriesSchema,
    call: ({ workflow }, { query }, ctx) => workflow.metrics.series.query(query, withContext(ctx)),
  }),
];
