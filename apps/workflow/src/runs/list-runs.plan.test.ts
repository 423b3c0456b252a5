import { connect, serviceRole, type Database } from '@workspace-ops/db';
import { explainQueries, type ExplainedQueries, type TestDatabase } from '@workspace-ops/testkit';
import { drizzle } from 'drizzle-orm/postgres-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorkflowDatabase } from '../test-support/start-workflow.ts';
import { listRuns } from './list-runs.ts';

let database: TestDatabase;
let explained: ExplainedQueries;
let reads: Pick<Database, 'read'>;

/** A workspace with a long history among many with a short one. */
beforeAll(async () => {
  database = await createWorkflowDatabase();
  const admin = connect({ url: database.url, applicationName: 'seed', maxConnections: 1 });
  await admin`
    insert into workflow.runs (workspace_id, id, workflow_id, status, trigger_source, initial_context, created_at)
    select case when n <= 5000 then 'ws_a' else 'ws_' || n % 500 end, 'run_' || n, 'mkt-01',
      'completed', 'mobile_ingest', '{}', now() - n * interval '1 second'
    from generate_series(1, 10000) n`;
  await admin`analyze workflow.runs`;
  await admin.end();
  const role = serviceRole('workflow');
  explained = await explainQueries({ url: database.url, role, workspaceId: 'ws_a' });
  const queries = drizzle(explained.client, { casing: 'snake_case' });
  reads = { read: (_workspaceId, work) => work(queries) };
});

afterAll(async () => {
  await explained.close();
  await database.drop();
});

/** From the sixth execution on PostgreSQL may keep one plan for all workspaces. */
const executions = 7;

describe('the plan of the list of runs', () => {
  it('reads the newest by their index, and neither sorts nor reads more', async () => {
    for (let execution = 0; execution < executions; execution++) {
      const { runs } = await listRuns(reads as Database, 'ws_a');
      expect(runs).toHaveLength(50);
      const nodes = explained.takeNodes();
      const scans = nodes.filter((node) => node['Relation Name'] !== undefined);
      expect(scans).toMatchObject([
        { 'Node Type': 'Index Scan', 'Index Name': 'runs_newest_idx', 'Actual Rows': 50 },
      ]);
      expect(nodes.filter((node) => /Sort/.test(node['Node Type']))).toEqual([]);
    }
  });
});
