import { createDatabase, serviceRole, type Database, type Transaction } from '@workspace-ops/db';
import type { TestDatabase } from '@workspace-ops/testkit';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { outbox, runs } from '../db/schema/index.ts';
import { createWorkflowDatabase } from '../test-support/start-workflow.ts';
import { peekQueue } from './peek-queue.ts';

let testDatabase: TestDatabase;
let database: Database;

beforeAll(async () => {
  testDatabase = await createWorkflowDatabase();
  database = createDatabase({
    url: testDatabase.url,
    role: serviceRole('workflow'),
    applicationName: 'workflow',
    outbox,
  });
});

afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

const now = new Date('2026-03-01T12:00:00Z');
const field = 'x'.repeat(900);

/** Pending runs, the oldest first, whose contexts have so many fields of 900 characters. */
const insertRuns = ({ db, workspaceId }: Transaction, fields: readonly number[]) =>
  db.insert(runs).values(
    fields.map((count, place) => ({
      workspaceId,
      id: `run_${workspaceId}_${place}`,
      workflowId: 'ops-02',
      status: 'pending' as const,
      triggerSource: 'test',
      initialContext: Object.fromEntries(
        Array.from({ length: count }, (_, part) => [`part${part}`, field]),
      ),
      createdAt: new Date(now.getTime() + place - 60_000),
    })),
  );

const peek = (tx: Transaction, index = 0) =>
  peekQueue(tx, { workspaceId: tx.workspaceId, index }, { now, limit: 3, slots: 4 });

const listPlaces = (due: readonly { id: string }[]) =>
  due.map(({ id }) => Number(id.split('_').at(-1)));

const complete = ({ db, workspaceId }: Transaction, id: string) =>
  db
    .update(runs)
    .set({ status: 'completed' })
    .where(and(eq(runs.workspaceId, workspaceId), eq(runs.id, id)));

it('takes a run with a large context alone, and small ones together', async () => {
  const taken = await database.transaction('ws_mixed', async (tx) => {
    await insertRuns(tx, [1, 50, 1, 1, 1, 1, 1]);
    const peeks: number[][] = [];
    for (let turn = 0; turn < 4; turn++) {
      const { due } = await peek(tx);
      peeks.push(listPlaces(due));
      for (const { id } of due) await complete(tx, id);
    }
    return peeks;
  });
  expect(taken).toEqual([[0], [1], [2, 3, 4], [5, 6]]);
});

it('takes no large one after small ones either, where other slots have locked what comes before', async () => {
  await database.transaction('ws_held', (tx) => insertRuns(tx, [1, 1, 1, 1, 50, 1]));
  await database.transaction('ws_held', async (first) => {
    expect(listPlaces((await peek(first)).due)).toEqual([0, 1, 2]);
    const { due } = await database.transaction('ws_held', (second) => peek(second, 1));
    expect(listPlaces(due)).toEqual([3]);
  });
});

it('takes time in proportion to a context, not to its square', async () => {
  const bestMs = async (workspaceId: string, fields: number): Promise<number> => {
    await database.transaction(workspaceId, (tx) => insertRuns(tx, [fields]));
    let best = Number.POSITIVE_INFINITY;
    for (let time = 0; time < 5; time++) {
      const startedAt = performance.now();
      const { due } = await database.transaction(workspaceId, (tx) => peek(tx));
      best = Math.min(best, performance.now() - startedAt);
      expect(due).toHaveLength(1);
    }
    return best;
  };
  const short = await bestMs('ws_short', 280);
  const long = await bestMs('ws_long', 1_120);
  // About 4 where it is linear, about 16 where it is quadratic; below 4 ms all is noise.
  expect(long / Math.max(short, 4)).toBeLessThan(10);
});
