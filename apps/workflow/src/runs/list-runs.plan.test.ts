import { scansOf, sortsOf } from '@workspace-ops/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { explainWorkflow, type ExplainedWorkflow } from '../test-support/explain-workflow.ts';
import { listRuns } from './list-runs.ts';

let workflow: ExplainedWorkflow;

/** A workspace with a long history among many with a short one. */
beforeAll(async () => {
  workflow = await explainWorkflow(`
    insert into workflow.runs (workspace_id, id, workflow_id, status, trigger_source, initial_context, created_at)
    select case when n <= 5000 then 'ws_a' else 'ws_' || n % 500 end, 'run_' || n, 'mkt-01',
      'completed', 'mobile_ingest', '{}', now() - n * interval '1 second'
    from generate_series(1, 10000) n`);
});

afterAll(() => workflow.stop());

it('reads the newest runs by their index, and neither sorts nor reads more', async () => {
  for (const { result, nodes } of await workflow.execute(() =>
    listRuns(workflow.database, 'ws_a'),
  )) {
    expect(result.runs).toHaveLength(50);
    expect(scansOf(nodes)).toEqual([
      { kind: 'Index Scan', table: 'runs', index: 'runs_newest_idx', rows: 50 },
    ]);
    expect(sortsOf(nodes)).toEqual([]);
  }
});
