import { serviceContext } from '@workspace-ops/rpc';
import { findScans, findSorts } from '@workspace-ops/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { explainWorkflow, type ExplainedWorkflow } from '../test-support/explain-workflow.ts';
import { listRuns } from './list-runs.ts';

const ctx = serviceContext('ws_a', 'req_test');
let workflow: ExplainedWorkflow;

/** A workspace with a long history among many with a short one. */
beforeAll(async () => {
  workflow = await explainWorkflow(`
    insert into workflow.runs (workspace_id, id, workflow_id, status, trigger_source, initial_context, created_at)
    select case when n <= 5000 then 'ws_a' else 'ws_' || n % 500 end, 'run_' || n,
      case when n % 200 = 1 then 'ops-01' else 'mkt-01' end,
      case when n % 200 = 2 then 'failed' else 'completed' end,
      case when n % 200 = 3 then 'voice_call' else 'mobile_ingest' end,
      jsonb_build_object('notes', case when n % 200 = 199 then 'a zephyr blows' else 'calm ' || md5(n::text) end), now() - n * interval '1 second'
    from generate_series(1, 10000) n`);
});

afterAll(() => workflow.stop());

it('reads the newest runs by their index, and neither sorts nor reads more', async () => {
  for (const { result, nodes } of await workflow.execute(() =>
    listRuns(workflow, ctx, { status: undefined, limit: 50 }),
  )) {
    expect(result.runs).toHaveLength(50);
    expect(findScans(nodes)).toEqual([
      { kind: 'Index Scan', table: 'runs', index: 'runs_newest_idx', rows: 51 },
    ]);
    expect(findSorts(nodes)).toEqual([]);
  }
});

it.each([
  [{ status: 'failed' as const }, 'runs_status_idx'],
  [{ workflowId: 'OPS-01' }, 'runs_workflow_idx'],
  [{ source: 'voice_call' }, 'runs_source_idx'],
])('reads the few runs of %j by their index, from any place', async (filter, index) => {
  const wanted = { status: undefined, limit: 10, ...filter };
  const read = async () => {
    const first = await listRuns(workflow, ctx, wanted);
    return listRuns(workflow, ctx, {
      ...wanted,
      cursor: first.nextCursor ?? undefined,
    });
  };
  for (const { result, nodes } of await workflow.execute(read)) {
    expect(result.runs).toHaveLength(10);
    for (const scan of findScans(nodes)) {
      expect(scan.kind).not.toBe('Seq Scan');
      expect(scan.index ?? index).toBe(index);
      expect(scan.rows).toBeLessThanOrEqual(25);
    }
  }
});

it('finds a rare text by the search index', async () => {
  const wanted = { status: undefined, limit: 50, q: 'Zephyr' };
  for (const { result, nodes } of await workflow.execute(() => listRuns(workflow, ctx, wanted))) {
    expect(result.runs).toHaveLength(25);
    const scans = findScans(nodes).filter(({ rows }) => rows > 0);
    expect(scans.map(({ index }) => index)).toContain('search_texts_idx');
    for (const { kind, rows } of scans) {
      expect(kind).not.toBe('Seq Scan');
      expect(rows).toBeLessThanOrEqual(200);
    }
    const matched = scans.filter(
      ({ index }) => index !== 'search_texts_workspace_id_kind_created_at_id_pk',
    );
    for (const { rows } of matched) expect(rows).toBeLessThanOrEqual(25);
  }
});

it('finds a text of most runs from the newest on, and reads few more', async () => {
  const wanted = { status: undefined, limit: 20, q: 'calm' };
  for (const { result, nodes } of await workflow.execute(() => listRuns(workflow, ctx, wanted))) {
    expect(result.runs).toHaveLength(20);
    for (const { kind, rows } of findScans(nodes)) {
      expect(kind).not.toBe('Seq Scan');
      // The newest are read to find out whether the text is common.
      expect(rows).toBeLessThanOrEqual(200);
    }
  }
});
