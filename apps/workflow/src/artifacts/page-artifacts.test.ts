import type { Artifact } from '@workspace-ops/contracts';
import { connect } from '@workspace-ops/db';
import type { TestDatabase } from '@workspace-ops/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createWorkflowDatabase,
  member,
  readRefusal,
  startWorkflow,
  type WorkflowUnderTest,
} from '../test-support/start-workflow.ts';

let database: TestDatabase;
let admin: ReturnType<typeof connect>;
let workflow: WorkflowUnderTest;
beforeAll(async () => {
  database = await createWorkflowDatabase();
  admin = connect({ url: database.url, applicationName: 'test', maxConnections: 1 });
  workflow = await startWorkflow({ databaseUrl: database.url });
});
afterAll(async () => {
  await workflow.stop();
  await admin.end();
  await database.drop();
});

type Filter = Parameters<WorkflowUnderTest['client']['artifacts']['list']['query']>[0];
const list = (workspaceId: string, filter: Filter = {}) =>
  workflow.client.artifacts.list.query(filter, member(workspaceId));

async function readAll(workspaceId: string, filter: Filter) {
  const artifacts: Artifact[] = [];
  const totals = new Set<number>();
  const sizes: number[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const page = await list(workspaceId, { ...filter, cursor });
    artifacts.push(...page.artifacts);
    totals.add(page.totalCount);
    sizes.push(page.artifacts.length);
    cursor = page.nextCursor;
  }
  return { ids: artifacts.map(({ id }) => id), totals: [...totals], sizes };
}

interface Stored {
  id: string;
  at?: string;
  type?: string;
  status?: string;
  grade?: string | null;
  runId?: string;
  title?: string;
  content?: string;
}

const store = (workspaceId: string, ...stored: Stored[]) =>
  admin`insert into workflow.artifacts ${admin(
    stored.map((artifact) => ({
      workspace_id: workspaceId,
      id: artifact.id,
      artifact_type: artifact.type ?? 'document',
      title: artifact.title ?? 'Title',
      content: artifact.content ?? 'Content',
      status: artifact.status ?? 'draft',
      quality_grade: artifact.grade ?? null,
      revision_version: 1,
      lineage_id: artifact.id,
      workflow_run_id: artifact.runId ?? 'run_1',
      workflow_id: 'mkt-01',
      created_at: artifact.at ?? '2026-03-01T00:00:00Z',
      updated_at: '2026-03-01T00:00:00Z',
    })),
  )}`;

describe('read page by page', () => {
  const stored = Array.from({ length: 40 }, (_, n) => ({
    id: `art_${String(n).padStart(2, '0')}`,
    at: `2026-03-01T00:00:${String(Math.floor(n / 3)).padStart(2, '0')}.000${n % 3}Z`,
    type: n % 2 === 0 ? 'post' : 'csv',
    status: ['draft', 'published', 'archived'][n % 3]!,
    grade: ['A', 'B', null][n % 3]!,
    runId: `run_${n % 4}`,
    title: n % 5 === 0 ? 'The Pump story' : 'Another title',
    content: n % 7 === 0 ? 'A valve, 100 % tight' : ['Cafe\u0301', 'Caf\u00e9'][n % 2]!,
  }));
  type Row = (typeof stored)[number];
  beforeAll(async () => {
    await store('ws_pages', ...stored);
    await store('ws_pages_others', { id: 'art_x', title: 'The Pump story', grade: 'A' });
  });

  const cases: [Filter, (row: Row) => boolean][] = [
    [{}, () => true],
    [{ type: 'csv' }, ({ type }) => type === 'csv'],
    [{ status: 'archived' }, ({ status }) => status === 'archived'],
    [{ grade: 'B' }, ({ grade }) => grade === 'B'],
    [{ grade: 'all' }, () => true],
    [{ runId: 'run_3' }, ({ runId }) => runId === 'run_3'],
    [{ q: 'pump STORY' }, ({ title }) => title.startsWith('The Pump')],
    [{ q: '100 %' }, ({ content }) => content.startsWith('A valve')],
    [{ q: 'art_1' }, ({ id }) => id.startsWith('art_1')],
    [{ q: 'CAFE\u0301' }, ({ content }) => content.startsWith('Caf')],
    [{ q: 'caf\u00e9' }, ({ content }) => content.startsWith('Caf')],
    [{ q: '_' }, () => true],
    [{ q: '%%' }, () => false],
    [
      { q: 'pump', grade: 'A', type: 'post', status: 'draft', runId: 'run_0' },
      (row) =>
        row.title.startsWith('The Pump') &&
        row.grade === 'A' &&
        row.type === 'post' &&
        row.status === 'draft' &&
        row.runId === 'run_0',
    ],
  ];
  test.each(cases)(
    '%j lists each match once, newest first, and counts them',
    async (filter, of) => {
      const expected = stored
        .filter(of)
        .map(({ id }) => id)
        .toReversed();
      for (const limit of [1, 7, 50, 500]) {
        const { ids, totals } = await readAll('ws_pages', { ...filter, limit });
        expect(ids).toEqual(expected);
        expect(totals).toEqual([expected.length]);
      }
    },
  );
});

test('a page ends before it is too large, and the list goes on', async () => {
  const content = 'é'.repeat(500_000);
  const stored = Array.from({ length: 20 }, (_, n) => ({
    id: `art_${String(n).padStart(2, '0')}`,
    content,
  }));
  await store('ws_large', ...stored);
  const { ids, totals, sizes } = await readAll('ws_large', { limit: 500 });
  expect(ids).toEqual(stored.map(({ id }) => id).toReversed());
  expect(totals).toEqual([20]);
  expect(sizes).toEqual([9, 9, 2]);
});

test('a cursor of another filter or workspace, or of the runs, is refused', async () => {
  await store('ws_cursor', { id: 'art_1' }, { id: 'art_2' });
  const { nextCursor: cursor } = await list('ws_cursor', { limit: 1 });
  const runs = workflow.client.runs.list.query({ cursor }, member('ws_cursor'));
  for (const read of [
    list('ws_cursor', { cursor, grade: 'A' }),
    list('ws_pages', { cursor }),
    runs,
  ]) {
    expect(await readRefusal(read)).toMatchObject({
      code: 'invalid_input',
      message: expect.stringMatching(/^cursor /),
    });
  }
});
