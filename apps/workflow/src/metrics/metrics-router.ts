import { metricSeriesFilter, metricSeriesSchema } from '@workspace-ops/contracts';
import { credentialProcedure, router } from '@workspace-ops/rpc';
import type { WorkflowDependencies } from '../dependencies.ts';
import { readSeries } from './read-series.ts';

/** What happened in a workspace, over time. */
export const createMetricsRouter = (deps: WorkflowDependencies) =>
  router({
    series: credentialProcedure
      .meta({ role: 'viewer', scope: 'read' })
      .input(metricSeriesFilter)
      .output(metricSeriesSchema)
      .query(({ ctx, input }) => readSeries(deps, ctx, input)),
  });
