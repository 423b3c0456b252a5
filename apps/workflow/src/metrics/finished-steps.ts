import { sql, type SQL } from 'drizzle-orm';
import { runs, runSteps } from '../db/schema/index.ts';
import { ofWorkflows, within, type Measured } from './scope.ts';

/** A subquery: the scope's steps that finished within its buckets. */
export const finishedSteps = (scope: Measured): SQL => sql`(
  select completed_at, cost_usd, latency_ms from ${runSteps}
  where workspace_id = ${scope.workspaceId} and ${within(sql`completed_at`, scope)}
    and ${scope.workflowIds === null ? sql`true` : isRunIn(scope)})`;

const isRunIn = (scope: Measured): SQL => sql`exists (
  select from ${runs} r where r.workspace_id = ${scope.workspaceId}
    and r.id = run_id and ${ofWorkflows(sql`r.workflow_id`, scope)})`;
