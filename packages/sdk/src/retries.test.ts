import {
  startStandIn,
  type StandIn,
  type StandInAnswer,
  type StandInHandler,
} from '@workspace-ops/testkit';
import { afterEach, expect, test } from 'vitest';
import { createClient, type ClientOptions } from './create-client.ts';

let service: StandIn;

async function serve(handler: StandInHandler, options: ClientOptions = {}) {
  service = await startStandIn(handler);
  return createClient({ baseUrl: service.url, ...options });
}

afterEach(() => service.close());

const away: StandInAnswer = {
  status: 503,
  json: {
    success: false,
    error: 'The database is unavailable.',
    message: 'The database is unavailable.',
    code: 'unavailable',
    requestId: 'req_1',
  },
};
const done: StandInAnswer = { json: { runs: [], nextCursor: null } };
const lead = { body: { dataType: 'lead', payload: {} } } as const;

/** The answers in turn, the last one again and again. */
const inTurn =
  (...answers: (StandInAnswer | 'lost')[]): StandInHandler =>
  (_request, response) => {
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
    if (answer !== 'lost') return answer;
    response.destroy();
    return undefined;
  };

test.each([429, 502, 503, 504])('a read that is answered %d is sent again', async (status) => {
  const ops = await serve(inTurn({ ...away, status }, done));
  await ops.get('/api/runs');
  expect(service.requests).toHaveLength(2);
});

test.each([400, 401, 403, 404, 409, 500])('a read that is answered %d is not', async (status) => {
  const ops = await serve(inTurn({ ...away, status }, done));
  await expect(ops.get('/api/runs')).rejects.toMatchObject({ status });
  expect(service.requests).toHaveLength(1);
});

test('a read whose connection is lost is sent again', async () => {
  const ops = await serve(inTurn('lost', 'lost', done));
  await ops.get('/api/runs');
  expect(service.requests).toHaveLength(3);
});

test('a read whose answer breaks off in its middle is sent again', async () => {
  const ops = await serve((_request, response) => {
    if (service.requests.length > 1) return done;
    response.writeHead(200, { 'content-length': 100 });
    response.write('{"runs":', () => response.destroy());
    return undefined;
  });
  await ops.get('/api/runs');
  expect(service.requests).toHaveLength(2);
});

// fetch itself sends what was answered 421 once more, by another connection.
const elsewhere: StandInAnswer = { ...away, status: 421, headers: { 'x-cell': 'b' } };
const namedCells = () => service.requests.map(({ headers }) => headers['x-cell']);

test('what another cell has to answer, which has done nothing, is sent there, as what follows', async () => {
  const ops = await serve(({ headers }) => (headers['x-cell'] === 'b' ? done : elsewhere));
  await ops.post('/api/workspaces', { body: { name: 'a' } });
  await ops.get('/api/runs');
  expect(namedCells().slice(-2)).toEqual(['b', 'b']);
  expect(new Set(namedCells().slice(0, -2))).toEqual(new Set([undefined]));
});

test('requests that are sent at once are all sent on to the cell that the first refusal names', async () => {
  const ops = await serve(({ headers }) => (headers['x-cell'] === 'b' ? done : elsewhere));
  const answers = await Promise.all(
    ['/api/runs', '/api/artifacts', '/api/budgets'].map((path) => ops.get(path as '/api/runs')),
  );
  expect(answers).toHaveLength(3);
});

test('what is refused by the cell that was named is not sent on', async () => {
  const ops = await serve(inTurn(elsewhere));
  await expect(ops.get('/api/runs')).rejects.toMatchObject({ status: 421 });
  expect(new Set(namedCells())).toEqual(new Set([undefined, 'b']));
  expect(service.requests.length).toBeLessThanOrEqual(4);
});

test('what honours an idempotency key is sent again with the same key', async () => {
  const ops = await serve(inTurn('lost', away, { json: {} }));
  await ops.post('/api/sync/ingest', lead);
  const keys = service.requests.map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test('nothing else that changes something is sent twice', async () => {
  const ops = await serve(inTurn(away));
  const refused = { status: 503, code: 'unavailable' };
  await expect(ops.post('/api/workspaces', { body: { name: 'a' } })).rejects.toMatchObject(refused);
  await expect(ops.budgets.set({ dailyUsd: 1, onLimit: 'pause' })).rejects.toMatchObject(refused);
  await expect(ops.tokens.delete('tok_1')).rejects.toMatchObject(refused);
  expect(service.requests).toHaveLength(3);
});

test('the last failure is thrown when all attempts have failed', async () => {
  const ops = await serve(inTurn(away), { retries: { count: 2 } });
  await expect(ops.get('/api/runs')).rejects.toMatchObject({ code: 'unavailable' });
  expect(service.requests).toHaveLength(3);
});

test('no answer at all is an error that says why', async () => {
  const ops = await serve(inTurn('lost'), { retries: { count: 0 } });
  await expect(ops.get('/api/runs')).rejects.toMatchObject({
    code: 'connection_failed',
    status: 0,
    message: expect.stringContaining('fetch failed'),
  });
});

test('an attempt that takes too long is sent again', async () => {
  const hang: StandInHandler = () => (service.requests.length > 1 ? done : undefined);
  const ops = await serve(hang, { timeoutMs: 500 });
  expect(await ops.get('/api/runs')).toEqual(done.json);
  // On a busy machine the second attempt may take too long as well.
  expect(service.requests.length).toBeGreaterThan(1);
});

test('Retry-After is waited for', async () => {
  const ops = await serve(inTurn({ ...away, headers: { 'retry-after': '1' } }, done));
  const beganAt = performance.now();
  await ops.get('/api/runs');
  expect(performance.now() - beganAt).toBeGreaterThan(1_000);
});

test('a service that asks for more patience than the caller has is not asked again', async () => {
  const ops = await serve(inTurn({ ...away, headers: { 'retry-after': '3600' } }));
  await expect(ops.get('/api/runs')).rejects.toMatchObject({ retryAfterMs: 3_600_000 });
  expect(service.requests).toHaveLength(1);
});

test('a Retry-After that says nothing is as none', async () => {
  const ops = await serve(inTurn({ ...away, headers: { 'retry-after': 'soon' } }, done));
  await ops.get('/api/runs');
  expect(service.requests).toHaveLength(2);
});

test('the pause before another attempt ends with the signal', async () => {
  const controller = new AbortController();
  const reason = new Error('The page was left.');
  const ops = await serve(() => {
    // After the answer was read, in the pause, whose beginning no event says.
    setTimeout(() => controller.abort(reason), 20);
    return { ...away, headers: { 'retry-after': '9' } };
  });
  const beganAt = performance.now();
  await expect(ops.get('/api/runs', { signal: controller.signal })).rejects.toBe(reason);
  expect(performance.now() - beganAt).toBeLessThan(5_000);
  expect(service.requests).toHaveLength(1);
});
