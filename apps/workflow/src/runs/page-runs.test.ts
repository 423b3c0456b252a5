import type { ListedRun } from '@workspace-ops/contracts';
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

type Filter = NonNullable<Parameters<WorkflowUnderTest['client']['runs']['list']['query']>[0]>;
const list = (workspaceId: string, filter: Filter = {}) =>
  workflow.client.runs.list.query(filter, member(workspaceId));

async function readAll(workspaceId: string, filter: Filter, between?: () => Promise<unknown>) {
  const runs: ListedRun[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const page = await list(workspaceId, { ...filter, cursor });
    runs.push(...page.runs);
    cursor = page.nextCursor;
    await between?.();
  }
  return runs;
}

interface Stored {
  id: string;
  at?: string;
  status?: string;
  workflowId?: string;
  source?: string;
  context?: object;
}

/** A finished run as any writer stores it, whichever release it is of. */
const store = (workspaceId: string, ...stored: Stored[]) =>
  admin`insert into workflow.runs ${admin(
    stored.map((run) => ({
      workspace_id: workspaceId,
      id: run.id,
      workflow_id: run.workflowId ?? 'mkt-01',
      workflow_name: 'Field Insight to Published Story',
      status: run.status ?? 'completed',
      trigger_source: run.source ?? 'mobile_ingest',
      initial_context: admin.json((run.context ?? {}) as never),
      created_at: run.at ?? '2026-03-01T00:00:00Z',
    })),
  )}`;

const second = (n: number): string =>
  new Date(Date.UTC(2026, 2, 1, 0, 0, Math.floor(n))).toISOString();

describe('read page by page', () => {
  const workspaceId = 'ws_pages';
  const stored = Array.from({ length: 45 }, (_, n) => ({
    id: `run_${String(n).padStart(2, '0')}`,
    // Three share each moment, to the microsecond.
    at: `2026-03-01T00:00:${String(Math.floor(n / 3)).padStart(2, '0')}.123456Z`,
    status: ['completed', 'failed', 'paused_for_approval'][n % 3]!,
    workflowId: n % 2 === 0 ? 'ops-01' : 'somebody-else',
    source: n % 5 === 0 ? 'voice_call' : 'mobile_ingest',
    context: { notes: n % 4 === 0 ? 'Pump 3 LEAKS, Zürich' : 'All quiet', site: { n } },
  }));
  type Run = (typeof stored)[number];
  beforeAll(async () => {
    await store(workspaceId, ...stored);
    await store('ws_pages_others', { id: 'run_x', context: { notes: 'Pump 3 leaks' } });
  });

  const cases: [Filter, (run: Run) => boolean][] = [
    [{}, () => true],
    [{ status: 'failed' }, ({ status }) => status === 'failed'],
    [{ workflowId: 'OPS-01' }, ({ workflowId }) => workflowId === 'ops-01'],
    [{ workflowId: 'somebody-else' }, ({ workflowId }) => workflowId === 'somebody-else'],
    [{ source: 'voice_call' }, ({ source }) => source === 'voice_call'],
    [{ from: second(4), to: second(9) }, ({ at }) => at > second(4) && at < second(9)],
    [{ q: 'pump 3 leaks' }, ({ context }) => context.notes.startsWith('Pump')],
    [{ q: 'ZÜRICH' }, ({ context }) => context.notes.startsWith('Pump')],
    [{ q: 'Zu\u0308rich' }, ({ context }) => context.notes.startsWith('Pump')],
    [{ q: 'run_2' }, ({ id }) => id.startsWith('run_2')],
    [{ q: 'published story' }, () => true],
    [{ q: 'somebody' }, ({ workflowId }) => workflowId === 'somebody-else'],
    [{ q: '%' }, () => false],
    [{ q: `\\` }, () => false],
    [{ q: `' or true --` }, () => false],
    [
      {
        q: 'pump',
        status: 'failed',
        source: 'mobile_ingest',
        workflowId: 'ops-01',
        from: second(1),
      },
      (run) =>
        run.context.notes.startsWith('Pump') &&
        run.status === 'failed' &&
        run.source === 'mobile_ingest' &&
        run.workflowId === 'ops-01' &&
        run.at > second(1),
    ],
  ];
  test.each(cases)('%j lists each match once, newest first', async (filter, of) => {
    const expected = stored
      .filter(of)
      .map(({ id }) => id)
      .toReversed();
    for (const limit of [1, 7, 50, 500]) {
      const runs = await readAll(workspaceId, { ...filter, limit });
      expect(runs.map(({ id }) => id)).toEqual(expected);
    }
  });
});

test('what is stored while one pages is neither doubled nor makes anything skipped', async () => {
  const stored = Array.from({ length: 30 }, (_, n) => ({ id: `run_${n}`, at: second(20 + n) }));
  await store('ws_moving', ...stored);
  let page = 0;
  const runs = await readAll('ws_moving', { limit: 7 }, async () => {
    page += 1;
    await store(
      'ws_moving',
      { id: `run_new_${page}`, at: second(100 + page) },
      { id: `run_passed_${page}`, at: second(48) },
      { id: `run_late_${page}`, at: second(15 - page) },
    );
  });
  const ids = runs.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => /^run_\d+$/.test(id))).toEqual(stored.map(({ id }) => id).toReversed());
  expect(ids).toContain('run_late_1');
});

test('50 runs by default, and a cursor exactly when there are more', async () => {
  await store('ws_fifty', ...Array.from({ length: 50 }, (_, n) => ({ id: `run_${n}` })));
  expect(await list('ws_fifty')).toMatchObject({ runs: { length: 50 }, nextCursor: null });
  await store('ws_fifty', { id: 'run_more' });
  const { runs, nextCursor } = await list('ws_fifty');
  expect(runs).toHaveLength(50);
  expect((await list('ws_fifty', { cursor: nextCursor })).runs).toHaveLength(1);
});

test('a cursor of another filter or workspace is refused', async () => {
  await store('ws_cursor', { id: 'run_1' }, { id: 'run_2' });
  const { nextCursor: cursor } = await list('ws_cursor', { limit: 1 });
  for (const read of [
    list('ws_cursor', { cursor, status: 'failed' }),
    list('ws_fifty', { cursor }),
    list('ws_cursor', { cursor: 'x' }),
  ]) {
    expect(await readRefusal(read)).toMatchObject({
      code: 'invalid_input',
      message: expect.stringMatching(/^cursor /),
    });
  }
});

describe('a context that is too large for a list', () => {
  const large = { small: 'kept', number: 7, big: 'x'.repeat(900_000), middle: 'y'.repeat(5_000) };
  beforeAll(() => store('ws_large', { id: 'run_large', context: large }));

  test('loses its largest fields there, and none in the single record', async () => {
    const { runs } = await list('ws_large');
    const { big: _, ...rest } = large;
    expect(runs[0]).toMatchObject({ initialContext: rest, truncated: true });
    const { run } = await workflow.client.runs.get.query(
      { runId: 'run_large' },
      member('ws_large'),
    );
    expect(run.initialContext).toEqual(large);
    expect(run).not.toHaveProperty('truncated');
  });

  test('is not read for it', async () => {
    await admin.unsafe(`set app.workspace_id = 'ws_large'`);
    const kilobytes = async (column: string): Promise<number> => {
      const [row] = await admin.unsafe(`explain (analyze, serialize text, format json)
        select ${column} from workflow.runs where workspace_id = 'ws_large'`);
      const [plan] = row!['QUERY PLAN'] as [{ Serialization: { 'Output Volume': number } }];
      return plan.Serialization['Output Volume'];
    };
    expect(await kilobytes('initial_context')).toBeGreaterThan(800);
    const listed = 'case when listed_context is null then initial_context end, listed_context';
    expect(await kilobytes(listed)).toBeLessThan(13);
  });

  test.each([
    ['8,192 bytes', { a: 'x'.repeat(8_192 - 8) }, false],
    ['8,193 bytes', { a: 'x'.repeat(8_192 - 7) }, true],
    ['8,192 bytes that PostgreSQL prints with spaces', { a: digits(4_092) }, false],
    ['many small fields', Object.fromEntries(digits(3_000).map((_, n) => [`k${n}`, n])), true],
  ])('%s', async (name, context, truncated) => {
    const id = `run_${name.replaceAll(/\W/g, '_')}`;
    await store('ws_bound', { id, context });
    const { runs } = await list('ws_bound', { q: id });
    const [run] = runs;
    expect(Buffer.byteLength(JSON.stringify(run!.initialContext))).toBeLessThanOrEqual(8_192);
    expect(run!.truncated ?? false).toBe(truncated);
    if (!truncated) expect(run!.initialContext).toEqual(context);
  });
});

function digits(count: number): number[] {
  return Array.from({ length: count }, () => 1);
}

test('a run that is created through the service is found by its text at once', async () => {
  const runId = await workflow.trigger('ws_text', 'OPS-01', { notes: 'The Grünwald gate sticks' });
  const { runs } = await list('ws_text', { q: 'grünwald GATE' });
  expect(runs.map(({ id }) => id)).toEqual([runId]);
  expect((await list('ws_other_text', { q: 'grünwald' })).runs).toEqual([]);
});
