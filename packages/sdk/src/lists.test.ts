import { startStandIn, type StandIn, type StandInHandler } from '@workspace-ops/testkit';
import { afterEach, expect, test } from 'vitest';
import { createClient } from './create-client.ts';

let service: StandIn;

async function serve(handler: StandInHandler) {
  service = await startStandIn(handler);
  return createClient({ baseUrl: service.url });
}

afterEach(() => service.close());

/** Runs, newest first, by a cursor that is the last id of the page before. */
const listRuns =
  (runs: number[]): StandInHandler =>
  ({ path }) => {
    const query = new URL(path, 'http://service').searchParams;
    const cursor = Number(query.get('cursor') ?? Infinity);
    const rest = runs.filter((id) => id < cursor);
    const page = rest.slice(0, 2);
    const nextCursor = rest.length > 2 ? String(page.at(-1)) : null;
    return { json: { runs: page.map((id) => ({ id: `run_${id}` })), nextCursor } };
  };

test('a list is read to its end, with the same filter for each page', async () => {
  const ops = await serve(listRuns([5, 4, 3, 2, 1]));
  const ids: string[] = [];
  for await (const { id } of ops.runs.list({ status: 'failed', limit: 2 })) ids.push(id);
  expect(ids).toEqual(['run_5', 'run_4', 'run_3', 'run_2', 'run_1']);
  expect(service.requests.map(({ path }) => path)).toEqual([
    '/api/runs?status=failed&limit=2',
    '/api/runs?status=failed&limit=2&cursor=4',
    '/api/runs?status=failed&limit=2&cursor=2',
  ]);
});

test('what is inserted while one reads is neither read twice nor makes anything skipped', async () => {
  const runs = [4, 3, 2, 1];
  const ops = await serve(listRuns(runs));
  const ids: string[] = [];
  for await (const { id } of ops.runs.list()) {
    ids.push(id);
    runs.unshift(runs[0]! + 1);
  }
  expect(ids).toEqual(['run_4', 'run_3', 'run_2', 'run_1']);
});

test('no further page is asked for once the reader stops', async () => {
  const ops = await serve(listRuns([3, 2, 1]));
  for await (const run of ops.runs.list()) if (run.id === 'run_3') break;
  expect(service.requests).toHaveLength(1);
});

test('a list can be read page by page, and again from its beginning', async () => {
  const ops = await serve(listRuns([3, 2, 1]));
  const list = ops.runs.list();
  const sizes = async () => (await Array.fromAsync(list.pages())).map(({ runs }) => runs.length);
  expect(await sizes()).toEqual([2, 1]);
  expect(await sizes()).toEqual([2, 1]);
});

test('a list goes on from the cursor that it is given', async () => {
  const ops = await serve(listRuns([3, 2, 1]));
  const rest = await Array.fromAsync(ops.runs.list({ cursor: '2' }));
  expect(rest.map(({ id }) => id)).toEqual(['run_1']);
});

test('an empty list has no rows', async () => {
  const ops = await serve(listRuns([]));
  expect(await Array.fromAsync(ops.runs.list())).toEqual([]);
});

test('a list whose next page is the same one is an error and no endless loop', async () => {
  const ops = await serve(() => ({ json: { runs: [], nextCursor: 'again' } }));
  await expect(Array.fromAsync(ops.runs.list())).rejects.toMatchObject({ code: 'invalid_answer' });
  expect(service.requests).toHaveLength(2);
});

test('reading ends with the signal', async () => {
  const controller = new AbortController();
  const reason = new Error('The page was left.');
  const ops = await serve(listRuns([3, 2, 1]));
  const read = async () => {
    for await (const _run of ops.runs.list({}, { signal: controller.signal })) {
      controller.abort(reason);
    }
  };
  await expect(read()).rejects.toBe(reason);
});
