import { scansOf, sortsOf } from '@workspace-ops/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  explainWorkflow,
  seedArtifacts,
  type ExplainedWorkflow,
} from '../test-support/explain-workflow.ts';
import { listArtifacts } from './list-artifacts.ts';

let workflow: ExplainedWorkflow;

beforeAll(async () => {
  workflow = await explainWorkflow(seedArtifacts);
});

afterAll(() => workflow.stop());

const list = (filter: { status?: 'draft' | 'archived' }) => () =>
  listArtifacts(workflow.database, 'ws_a', {
    type: undefined,
    runId: undefined,
    status: undefined,
    grade: undefined,
    limit: 50,
    ...filter,
  });

it('reads the newest artifacts by their index, and counts by an index alone', async () => {
  for (const { result, nodes } of await workflow.execute(list({}))) {
    expect(result.artifacts).toHaveLength(50);
    expect(result.totalCount).toBe(10_000);
    expect(scansOf(nodes)).toEqual([
      { kind: 'Index Scan', table: 'artifacts', index: 'artifacts_newest_idx', rows: 51 },
      expect.objectContaining({ kind: 'Index Only Scan', rows: 10_000 }),
    ]);
    expect(sortsOf(nodes)).toEqual([]);
  }
});

it.each(['draft', 'archived'] as const)(
  'reads and counts the artifacts of status %s by their index',
  async (status) => {
    for (const { result, nodes } of await workflow.execute(list({ status }))) {
      expect(result.artifacts).toHaveLength(50);
      expect(scansOf(nodes)).toEqual([
        { kind: 'Index Scan', table: 'artifacts', index: 'artifacts_status_idx', rows: 51 },
        expect.objectContaining({ kind: 'Index Only Scan', rows: result.totalCount }),
      ]);
      expect(sortsOf(nodes)).toEqual([]);
    }
  },
);
