import { findScans } from '@workspace-ops/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { explainWorkflow, type ExplainedWorkflow } from '../test-support/explain-workflow.ts';
import { updateStates } from './commit-inline.ts';

let workflow: ExplainedWorkflow;

beforeAll(async () => {
  workflow = await explainWorkflow(`
    insert into workflow.runs (workspace_id, id, workflow_id, status, trigger_source, initial_context, created_at)
    select 'ws_' || n % 4, 'run_' || n, 'w', 'pending', 'manual', '{}', now() - n * interval '1 minute'
    from generate_series(1, 6000) n`);
});

afterAll(() => workflow.stop());

it('finds the runs by their ids, also in a workspace that has not many', async () => {
  const rows = [4, 8, 12].map((n) => ({
    id: `run_${n}`,
    status: 'completed' as const,
    next_sequence: 3,
    pause_kind: null,
    pause_entry_id: null,
    error_message: null,
    completed_at: null,
    started_at: new Date(),
    attempt: 1,
  }));
  for (const { nodes } of await workflow.execute(() =>
    workflow.database.transaction('ws_0', (tx) => updateStates(tx, { rows, mostRows: 20 })),
  )) {
    expect(findScans(nodes)).toMatchObject([{ index: 'runs_workspace_id_id_pk', rows: 3 }]);
  }
});
