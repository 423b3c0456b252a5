import { metricSeriesFilter, metricSeriesSchema } from '@workspace-ops/contracts';
import { credentialProcedure, router } from '@workspace-ops/rpc';
import { readSeries, type SeriesContext } from './read-series.ts';

/** What happened in a workspace, over time. */
export const createMetricsRouter = (context: SeriesContext) =>
  router({
    series: credentialProcedure
      .meta({ role: 'viewer', scope: 'read' })
      .input(metricSeriesFilter)
      .output(metricSeriesSchema)
      .query(({ ctx, input }) => readSeries(context, ctx, input)),
  });
