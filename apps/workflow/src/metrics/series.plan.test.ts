import { findScans } from '@workspace-ops/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { explainWorkflow, type ExplainedWorkflow } from '../test-support/explain-workflow.ts';
import { toFacts } from '../test-support/staff.ts';
import { readSeries } from './read-series.ts';

const now = new Date('2026-03-01T12:00:00Z');

let workflow: ExplainedWorkflow;

/** 20,000 finished runs of a workspace, one a minute, with as many steps, artifacts and decided pauses. */
beforeAll(async () => {
  workflow = await explainWorkflow(
    `insert into workflow.runs (workspace_id, id, workflow_id, status, trigger_source, initial_context, created_at, completed_at)
    select 'ws_a', 'run_' || n, 'mkt-01', 'completed', 'mobile_ingest', '{}', made, made + interval '30 seconds'
    from (select n, timestamptz '2026-03-01T12:00:00Z' - n * interval '1 minute' as made from generate_series(1, 20000) n) m`,
    `insert into workflow.run_steps (workspace_id, run_id, run_created_at, sequence, id, status, title, summary,
      tools_executed, model, tokens_total, cost_usd, latency_ms, attempt, started_at, completed_at)
    select workspace_id, id, created_at, 0, id, 'completed', 'Write', '', '[]', 'rules', 0, 0.001, 100, 1, created_at, completed_at
    from workflow.runs`,
    `insert into workflow.approvals (workspace_id, entry_id, run_id, workflow_id, sequence, step_title, reason, requested_at, decided_at)
    select workspace_id, 'aud_' || id, id, workflow_id, 1, 'Approve', '', created_at, completed_at from workflow.runs`,
    `insert into workflow.artifacts (workspace_id, id, artifact_type, title, content, status, quality_score,
      revision_version, lineage_id, workflow_run_id, workflow_id, created_at, updated_at)
    select workspace_id, 'art_' || id, 'post', 'Post', repeat('content ', 50), 'draft', 80, 1, id, id, workflow_id, created_at, created_at
    from workflow.runs`,
  );
});

afterAll(() => workflow.stop());

it.each(['runs', 'waiting', 'cost', 'quality', 'latency'] as const)(
  'reads of %s no more than the hours that are asked for',
  async (metric) => {
    const context = {
      database: workflow.database,
      clock: { now: () => now },
      defaultTimeZone: 'UTC',
      readMembers: async () => toFacts([]),
    };
    const ctx = { caller: { workspaceId: 'ws_a' } } as Parameters<typeof readSeries>[1];
    const wanted = { metric, bucket: 'hour', to: undefined, workflowId: undefined } as const;
    for (const { result, nodes } of await workflow.execute(() =>
      readSeries(context, ctx, {
        ...wanted,
        department: undefined,
        from: '2026-03-01T09:00:00Z',
      }),
    )) {
      expect(result.times).toHaveLength(4);
      for (const { rows } of findScans(nodes)) expect(rows).toBeLessThanOrEqual(400);
    }
  },
);
