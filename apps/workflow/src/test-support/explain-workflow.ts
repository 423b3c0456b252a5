import { serviceRole, type Database } from '@workspace-ops/db';
import { explainQueries, type ExplainedQueries } from '@workspace-ops/testkit';
import { drizzle } from 'drizzle-orm/postgres-js';
import { createWorkflowDatabase } from './start-workflow.ts';

export type ExplainedWorkflow = ExplainedQueries<Database>;

/** A database with rows whose plans can be looked at. */
export const explainWorkflow = async (...seed: string[]): Promise<ExplainedWorkflow> =>
  explainQueries({
    database: await createWorkflowDatabase(),
    seed,
    role: serviceRole('workflow'),
    openQueries: (client) => drizzle(client, { casing: 'snake_case' }),
  });

/**
 * SQL: 10,000 completed runs, 5 pending and 1 running one of `ws_a`, and 20,000 runs of 2,000 other
 * workspaces, 30 of them pending and 300 running; 10,000 pending runs of `ws_long`; a budget and
 * settings of every workspace.
 */
export const seedQueue = `
  insert into workflow.runs (workspace_id, id, workflow_id, status, trigger_source, initial_context, created_at, lane)
  select case when n <= 10006 then 'ws_a' else 'ws_' || n % 2000 end, 'run_' || n, 'mkt-01',
    case when n <= 5 or n > 29976 then 'pending' when n = 6 or n > 29676 then 'running' else 'completed' end,
    'mobile_ingest', '{}', timestamptz '2026-03-01T12:00:00Z' - n * interval '1 second',
    case when n = 6 or n between 29677 and 29976 then 1 end
  from generate_series(1, 30006) n;
  insert into workflow.runs (workspace_id, id, workflow_id, status, trigger_source, initial_context, created_at)
  select 'ws_long', 'run_' || n, 'mkt-01', 'pending', 'mobile_ingest', '{}',
    timestamptz '2026-03-01T11:00:00Z' - n * interval '1 second'
  from generate_series(1, 10000) n;
  insert into workflow.workspace_settings (workspace_id, updated_at)
  select distinct workspace_id, now() from workflow.runs;
  insert into workflow.budget_ledger (workspace_id, day, spent_usd)
  select workspace_id, '2026-03-0' || day, 1 from workflow.workspace_settings, generate_series(1, 3) day`;

/**
 * SQL: 10,000 artifacts of `ws_a` and as many of 500 other workspaces. One in two is a post; of
 * these, one in five is scheduled, in the past or future by halves, and most are published.
 */
export const seedArtifacts = `
  insert into workflow.artifacts (workspace_id, id, artifact_type, title, content, status, scheduled_for,
    revision_version, lineage_id, workflow_run_id, workflow_id, created_at, updated_at)
  select case when n <= 10000 then 'ws_a' else 'ws_' || n % 500 end, 'art_' || n,
    case n % 2 when 0 then 'post' else 'document' end, 'Title', repeat('content ', 50),
    case n % 10 when 0 then 'draft' when 1 then 'draft' when 2 then 'scheduled' when 3 then 'archived'
      else 'published' end,
    case when n % 10 = 2 then timestamptz '2026-03-01T12:00:00Z' + (n % 1000 - 500) * interval '1 hour' end,
    1, 'art_' || n, 'run_' || n / 4, 'mkt-01',
    timestamptz '2026-03-01T12:00:00Z' - n * interval '1 second', timestamptz '2026-03-01T12:00:00Z'
  from generate_series(1, 20000) n`;
