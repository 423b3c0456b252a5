import { serviceContext } from '@workspace-ops/rpc';
import { findScans, findSorts } from '@workspace-ops/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { explainWorkflow, type ExplainedWorkflow } from '../test-support/explain-workflow.ts';
import { listSnapshots } from './list-snapshots.ts';
import { templates } from './templates.ts';

const ctx = serviceContext('ws_a', 'req_test');
let workflow: ExplainedWorkflow;

/** A workspace with many snapshots among many with a few. */
beforeAll(async () => {
  workflow = await explainWorkflow(`
    insert into workflow.snapshots (workspace_id, id, name, office_name, description, version, tags, scope,
      configuration, created_at, updated_at)
    select case when n <= 5000 then 'ws_a' else 'ws_' || n % 500 end, 'snap_' || n, 'Name', 'Office', '',
      '1.0.0', '[]', '{}', jsonb_build_object('text', repeat('configuration ', 50)),
      now() - n * interval '1 second', now()
    from generate_series(1, 10000) n`);
});

afterAll(() => workflow.stop());

it('reads the newest snapshots by their index, and counts by an index alone', async () => {
  for (const { result, nodes } of await workflow.execute(() => listSnapshots(workflow, ctx, {}))) {
    expect(result.snapshots).toHaveLength(200 + templates.length);
    expect(findScans(nodes)).toEqual([
      { kind: 'Index Scan', table: 'snapshots', index: 'snapshots_newest_idx', rows: 201 },
      expect.objectContaining({ kind: 'Index Only Scan', rows: 5000 }),
    ]);
    expect(findSorts(nodes)).toEqual([]);
  }
});
