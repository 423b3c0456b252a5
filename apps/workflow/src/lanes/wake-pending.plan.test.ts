import { scansOf } from '@workspace-ops/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  explainWorkflow,
  seedQueue,
  type ExplainedWorkflow,
} from '../test-support/explain-workflow.ts';
import type { Lanes } from './lanes.ts';
import { wakePending } from './wake-pending.ts';

let workflow: ExplainedWorkflow;

beforeAll(async () => {
  workflow = await explainWorkflow(seedQueue);
});

afterAll(() => workflow.stop());

it('goes from one workspace with pending runs to the next, however long their queues are', async () => {
  const clock = { now: () => new Date('2026-03-01T12:00:00Z') };
  const wake = async (): Promise<Set<string>> => {
    const woken = new Set<string>();
    const lanes = { wake: async (_tx, { workspaceId }) => void woken.add(workspaceId) } as Lanes;
    await wakePending({ database: workflow.database, lanes, clock });
    return woken;
  };
  for (const { result, nodes } of await workflow.execute(wake)) {
    expect(result.size).toBe(32);
    // The server tells an average of the loops, rounded.
    expect(scansOf(nodes)).toMatchObject([
      { index: 'runs_pending_idx', rows: 1 },
      { index: 'runs_pending_idx', rows: expect.closeTo(31, 0) },
      { index: 'runs_pending_idx', rows: expect.closeTo(32, 0) },
    ]);
  }
});
