import { gzipSync } from 'node:zlib';
import { errorBodySchema } from '@workspace-ops/contracts';
import { connectLocal, router, serviceProcedure, type RequestContext } from '@workspace-ops/rpc';
import type { WorkflowRouter } from '@workspace-ops/workflow/router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGateway, type StartedGateway } from '../test-support/start-gateway.ts';

let gateway: StartedGateway;
beforeAll(async () => {
  gateway = await startGateway({ environment: { MAX_BODY_BYTES: '2048' } });
});
afterAll(() => gateway.gateway.stop());

const json = { 'content-type': 'application/json' };
const post = (
  path: string,
  body: NonNullable<RequestInit['body']>,
  headers: Record<string, string> = json,
) => gateway.request(path, { method: 'POST', headers, body });

async function readError(answer: Response) {
  const body = errorBodySchema.parse(await answer.json());
  expect(body.requestId).toBe(answer.headers.get('x-request-id'));
  expect(body.message).toBe(body.error);
  return body;
}

test('a well-formed request id is the caller’s own, any other is made up', async () => {
  const sendId = async (id: string) => {
    const answer = await gateway.request('/healthz', { headers: { 'x-request-id': id } });
    return answer.headers.get('x-request-id');
  };
  expect(await sendId('a.B_9-')).toBe('a.B_9-');
  for (const id of ['a b', '', 'a'.repeat(129), '<x>']) {
    expect(await sendId(id)).toMatch(/^req_[0-9a-f]{32}$/);
  }
});

test('a call carries the trace of a well-formed header, or one that starts here', async () => {
  const sendTrace = async (traceparent: string) => {
    const headers = { ...json, traceparent };
    await post('/api/sync/ingest', '{}', headers);
    return gateway.ingested.at(-1)!.ctx.traceparent;
  };
  const given = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  expect(await sendTrace(given)).toBe(given);
  const [one, two] = [await sendTrace('00-0-0-00'), await sendTrace('')];
  expect(one).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  expect(two).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  expect(one).not.toBe(two);
});

test('a call carries the moment from which nobody waits for it', async () => {
  const before = performance.now();
  await post('/api/sync/ingest', '{}');
  const { deadlineAtMs, signal } = gateway.ingested.at(-1)!.ctx;
  expect(deadlineAtMs).toBeGreaterThan(before + 1_000);
  expect(deadlineAtMs).toBeLessThan(performance.now() + 120_000);
  expect(signal).toBeInstanceOf(AbortSignal);
});

test('what a call began is ended at its deadline, when nobody waits for it any more', async () => {
  const asked: RequestContext[] = [];
  const list = serviceProcedure.query(({ ctx }) => {
    asked.push(ctx);
    return Promise.withResolvers<never>().promise;
  });
  const silent = router({ runs: router({ list }) });
  const late = await startGateway({
    environment: { REQUEST_DEADLINE_MS: '100' },
    services: { workflow: connectLocal(() => silent as unknown as WorkflowRouter) },
  });
  const headers = { authorization: `Bearer ${await late.issuer.issue()}` };
  expect((await late.request('/api/runs', { headers })).status).toBe(503);
  expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true]);
  await late.gateway.stop();
});

test('an unknown path is 404, in whatever method', async () => {
  for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS']) {
    const answer = await gateway.request('/api/nothing', { method });
    expect((await readError(answer)).code).toBe('not_found');
  }
});

test('paths are exact: neither another case nor a trailing slash', async () => {
  for (const path of ['/api/runs/', '/API/runs', '//api/runs']) {
    expect((await gateway.request(path)).status, path).toBe(404);
  }
});

test('another method on a known path is 405 and says which there are', async () => {
  const answer = await gateway.request('/api/runs/run_1', { method: 'DELETE' });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  expect((await readError(answer)).code).toBe('method_not_allowed');
});

test('HEAD is GET without the body, OPTIONS lists the methods', async () => {
  const head = await gateway.request('/api/audit-logs', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  const file = await gateway.request('/api/audit-logs/export', { method: 'HEAD' });
  expect([file.status, await file.text()]).toEqual([200, '']);
  const options = await gateway.request('/api/sync/ingest', { method: 'OPTIONS' });
  expect([options.status, options.headers.get('allow')]).toEqual([204, 'POST, OPTIONS']);
});

test('a malformed address is 400', async () => {
  for (const path of ['/api/runs/%', '/api/%ff', '/api/audit-logs?q=%zz', '/%']) {
    expect((await gateway.request(path)).status, path).toBe(400);
  }
});

test('the checks come in order: path, method, credential, limits, body', async () => {
  const huge = 'x'.repeat(5_000);
  expect((await post('/api/nothing', huge)).status).toBe(404);
  expect((await post('/api/runs', huge)).status).toBe(405);
  expect((await post('/api/runs/run_1/approve', huge)).status).toBe(401);
  expect((await post('/api/sync/ingest', huge, { 'content-type': 'text/plain' })).status).toBe(413);
  expect((await post('/api/sync/ingest', 'x', { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await post('/api/sync/ingest', 'x')).status).toBe(400);
});

test('of what breaks the contracts, the address is named before the body', async () => {
  const answer = await post(`/api/snapshots/${'x'.repeat(300)}/clone`, '{"targetOfficeName":5}');
  expect(answer.status).toBe(400);
  const { issues } = errorBodySchema.parse(await answer.json());
  expect(issues?.map(({ path }) => path)).toEqual(['id']);
});

test('the limit counts what a compressed body holds', async () => {
  const bomb = gzipSync(JSON.stringify({ notes: 'a'.repeat(1_000_000) }));
  expect(bomb.length).toBeLessThan(2_048);
  const headers = { ...json, 'content-encoding': 'gzip' };
  expect((await readError(await post('/api/sync/ingest', bomb, headers))).code).toBe(
    'payload_too_large',
  );
  const small = gzipSync(JSON.stringify({ notes: 'small' }));
  expect((await post('/api/sync/ingest', small, headers)).status).toBe(201);
});

test('the message names the field and what was expected, and every fault is listed', async () => {
  const answer = await post('/api/sync/ingest', '{"dataType":"x","autoExecute":"yes"}');
  const error = await readError(answer);
  expect(error.error).toMatch(/^dataType must be one of lead, .+, got "x"$/);
  expect(error.issues?.map(({ path }) => path)).toEqual(['dataType', 'autoExecute']);
});

test('a password never comes back in an error', async () => {
  const answer = await post('/api/auth/signup', '{"email":"a@b.co","password":"abc"}');
  expect(await answer.text()).not.toContain('abc"');
});

test('keys that reach for the prototype reach nothing', async () => {
  const body =
    '{"__proto__":{"dataType":"x","polluted":1},"payload":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"a":1}}';
  expect((await post('/api/sync/ingest', body)).status).toBe(201);
  expect(gateway.ingested.at(-1)?.input).toMatchObject({ payload: { a: 1 } });
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test('a POST whose fields are all optional may come without a body', async () => {
  expect((await gateway.request('/api/sync/ingest', { method: 'POST' })).status).toBe(201);
});

test('the Idempotency-Key is passed on, and refused when malformed', async () => {
  const headers = { ...json, 'idempotency-key': 'key-1' };
  await post('/api/sync/ingest', '{}', headers);
  expect(gateway.ingested.at(-1)?.ctx).toMatchObject({ idempotencyKey: 'key-1' });
  const long = { ...json, 'idempotency-key': 'k'.repeat(201) };
  expect((await post('/api/sync/ingest', '{}', long)).status).toBe(400);
});

test('the state has an entity tag over everything but the moment', async () => {
  const first = await gateway.request('/api/sync/state');
  const tag = first.headers.get('etag') ?? '';
  expect(tag).toMatch(/^"[\w-]{43}"$/);
  const again = await gateway.request('/api/mobilehub/state', {
    headers: { 'if-none-match': tag },
  });
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
  const other = { 'if-none-match': tag, 'x-workspace-id': 'ws_other' };
  expect((await gateway.request('/api/sync/state', { headers: other })).status).toBe(200);
});

test('an artifact downloads as a file of its kind', async () => {
  const headers = { authorization: `Bearer ${await gateway.issuer.issue()}` };
  const answer = await gateway.request('/api/artifacts/art_1/download', { headers });
  expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toContain("filename*=UTF-8''fr%C3%BChling");
  expect(await answer.text()).toBe('# Frühling');
});

test('answers have the headers that restrict a browser', async () => {
  const { headers } = await gateway.request('/api/audit-logs');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('x-powered-by')).toBeNull();
});
