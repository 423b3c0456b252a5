import { findScans, findSorts } from '@workspace-ops/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  explainWorkflow,
  seedQueue,
  type ExplainedWorkflow,
} from '../test-support/explain-workflow.ts';
import { hasDueRun, peekQueue } from './peek-queue.ts';
import type { SlotQueue } from './slots.ts';
import { wakePending } from './wake-pending.ts';

let workflow: ExplainedWorkflow;

beforeAll(async () => {
  workflow = await explainWorkflow(seedQueue);
});

afterAll(() => workflow.stop());

const now = new Date('2026-03-01T12:00:00Z');
const slot = { workspaceId: 'ws_a', index: 0 };
const longSlot = { workspaceId: 'ws_long', index: 0 };

it('reads of a long queue what it takes, and one more', async () => {
  for (const { result, nodes } of await workflow.execute(() =>
    workflow.database.transaction('ws_long', (tx) =>
      peekQueue(tx, longSlot, { now, limit: 3, slots: 4 }),
    ),
  )) {
    expect(result).toMatchObject({ pending: 4, nextSlot: 1 });
    const queue = findScans(nodes).filter(({ table }) => table === 'runs');
    expect(queue).toMatchObject([
      { index: 'runs_lane_key', rows: 0 },
      { index: 'runs_pending_idx', rows: 4 },
      { index: 'runs_pending_idx', rows: 3 },
    ]);
  }
});

it('finds due and running runs by their partial indexes, whatever the history', async () => {
  for (const { result, nodes } of await workflow.execute(() =>
    workflow.database.transaction('ws_a', (tx) => peekQueue(tx, slot, { now, limit: 3, slots: 4 })),
  )) {
    expect(result.due).toHaveLength(3);
    expect(result).toMatchObject({ pending: 4, hasLock: true, isBusy: false, nextSlot: 2 });
    expect(findScans(nodes)).toMatchObject([
      { index: 'runs_lane_key', rows: 1 },
      { index: 'runs_pending_idx', rows: 4 },
      { index: 'runs_pending_idx', rows: 3 },
      { index: 'budget_ledger_workspace_id_day_pk', rows: 1 },
      { index: 'workspace_settings_workspace_id_pk', rows: 1 },
    ]);
    expect(findSorts(nodes)).toEqual([{ kind: 'Sort', rows: 3 }]);
  }
});

it.each([slot, longSlot])('tells by one row whether a run is due, of $workspaceId', async (of) => {
  for (const { result, nodes } of await workflow.execute(() =>
    workflow.database.read(of.workspaceId, (scope) => hasDueRun(scope, now)),
  )) {
    expect(result).toBe(true);
    expect(findScans(nodes)).toMatchObject([{ index: 'runs_pending_idx', rows: 1 }]);
  }
});

it('goes from one workspace with pending runs to the next, however long their queues are', async () => {
  const clock = { now: () => new Date('2026-03-01T12:00:00Z') };
  const wake = async (): Promise<Set<string>> => {
    const woken = new Set<string>();
    const queue = {
      wake: async ({ workspaceId }) => void woken.add(workspaceId),
    } as SlotQueue;
    await wakePending({ database: workflow.database, queue, clock });
    return woken;
  };
  for (const { result, nodes } of await workflow.execute(wake)) {
    expect(result.size).toBe(32);
    // The server reports a rounded average of the loops.
    expect(findScans(nodes)).toMatchObject([
      { index: 'runs_pending_idx', rows: 1 },
      { index: 'runs_pending_idx', rows: expect.closeTo(31, 0) },
      { index: 'runs_pending_idx', rows: expect.closeTo(32, 0) },
    ]);
  }
});
