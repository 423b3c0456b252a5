import { startStandIn, type StandIn, type StandInHandler } from '@workspace-ops/testkit';
import { afterEach, expect, test } from 'vitest';
import { createClient } from './create-client.ts';
import { OpsError } from './ops-error.ts';

let service: StandIn;

async function serve(handler: StandInHandler) {
  service = await startStandIn(handler);
  return createClient({ baseUrl: service.url, token: 'wsk_secret' });
}

afterEach(() => service.close());

const refusal = {
  success: false,
  error: 'name is required',
  message: 'name is required',
  code: 'invalid_input',
  requestId: 'req_1',
  issues: [{ path: 'name', message: 'is required' }],
};

const catchError = async (call: Promise<unknown>): Promise<OpsError> => {
  const error = await call.catch((thrown: unknown) => thrown);
  if (!OpsError.is(error)) throw error;
  return error;
};

test('path, query, body and credential are sent, and the answer is typed', async () => {
  const ops = await serve(() => ({ json: { runs: [{ id: 'run_1' }], nextCursor: null } }));
  const { runs } = await ops.get('/api/runs', {
    params: { query: { status: 'failed', q: 'a&b' } },
  });
  expect(runs[0]!.id).toBe('run_1');
  await ops.get('/api/runs/{runId}', { params: { path: { runId: 'run/1' } } });
  await ops.put('/api/budgets', { body: { dailyUsd: 5, onLimit: 'pause' } });
  expect(service.requests.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['GET', '/api/runs?status=failed&q=a%26b', ''],
    ['GET', '/api/runs/run%2F1', ''],
    ['PUT', '/api/budgets', '{"dailyUsd":5,"onLimit":"pause"}'],
  ]);
  expect(service.requests[0]!.headers['authorization']).toBe('Bearer wsk_secret');
});

test('an operation that honours an idempotency key gets one, or the one that is given', async () => {
  const ops = await serve(() => ({ json: {} }));
  await ops.post('/api/sync/ingest', { body: { dataType: 'lead', payload: {} } });
  await ops.post('/api/sync/ingest', {
    body: { dataType: 'lead', payload: {} },
    idempotencyKey: 'import-17',
  });
  await ops.post('/api/workspaces', { body: { name: 'Leith' } });
  expect(service.requests.map(({ headers }) => headers['idempotency-key'])).toEqual([
    expect.stringMatching(/^[\da-f]{32}$/),
    'import-17',
    undefined,
  ]);
});

test('a key needs nothing that a page without TLS does not have', async () => {
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  try {
    const ops = await serve(() => ({ json: {} }));
    for (let sent = 0; sent < 2; sent += 1) await ops.ingest({ payload: {} });
  } finally {
    Reflect.deleteProperty(crypto, 'randomUUID');
  }
  const keys = service.requests.map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(2);
});

test('what was read is changed only if nobody else changed it', async () => {
  const ops = await serve(({ method }) =>
    method === 'GET' ? { headers: { etag: 'W/"7"' }, json: { lineage: [] } } : { json: {} },
  );
  const { etag, lineage } = await ops.artifacts.get('art_1');
  expect([etag, lineage]).toEqual(['"7"', []]);
  await ops.artifacts.revise('art_1', { content: 'New.' }, { ifMatch: etag });
  await ops.artifacts.revise('art_1', { content: 'New.' });
  expect(service.requests.map(({ headers }) => headers['if-match'])).toEqual([
    undefined,
    '"7"',
    undefined,
  ]);
});

test('an answer that should have an ETag and has none is an error', async () => {
  const ops = await serve(() => ({ json: {} }));
  expect(await catchError(ops.artifacts.get('art_1'))).toMatchObject({ code: 'invalid_answer' });
});

test('an error has its code, status, issues and request id', async () => {
  const ops = await serve(() => ({ status: 400, json: refusal }));
  const error = await catchError(ops.post('/api/workspaces', { body: { name: '' } }));
  expect(error).toMatchObject({
    name: 'OpsError',
    message: 'name is required',
    code: 'invalid_input',
    status: 400,
    issues: [{ path: 'name', message: 'is required' }],
    requestId: 'req_1',
  });
  expect(OpsError.is(error, 'forbidden', 'invalid_input')).toBe(true);
  expect(OpsError.is(error, 'forbidden')).toBe(false);
});

test.each([
  ['a page of a proxy', '<html><h1>400 Bad Request</h1></html>'],
  ['nothing', ''],
  ['JSON of something else', '{"message":"no"}'],
  ['null', 'null'],
  ['a body that is longer than any error', 'x'.repeat(5_000_000)],
])('an error answer that is %s is an error with its status', async (_what, body) => {
  const ops = await serve(() => ({ status: 400, body }));
  const error = await catchError(ops.get('/api/runs'));
  expect(error).toMatchObject({ code: 'invalid_answer', status: 400, requestId: null });
  expect(error.message.length).toBeLessThan(200);
});

test('a success that is not JSON is an error', async () => {
  const ops = await serve(() => ({ body: '<html>Sign in to the network</html>' }));
  expect(await catchError(ops.get('/api/runs'))).toMatchObject({
    code: 'invalid_answer',
    status: 200,
  });
});

test('an aborted call rejects with the reason of its signal', async () => {
  const ops = await serve(() => undefined);
  const reason = new Error('The page was left.');
  const controller = new AbortController();
  const call = ops.get('/api/runs', { signal: controller.signal });
  controller.abort(reason);
  await expect(call).rejects.toBe(reason);
});

test('an answer that hangs in its middle can be aborted', async () => {
  const ops = await serve((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"runs":');
  });
  const call = ops.get('/api/runs', { signal: AbortSignal.timeout(50) });
  await expect(call).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('a file is handed over as it comes', async () => {
  const ops = await serve(() => ({ headers: { 'content-type': 'text/csv' }, body: 'id,at\n' }));
  const answer = await ops.open('/api/audit-logs/export');
  expect(await answer.text()).toBe('id,at\n');
});
