import { Writable } from 'node:stream';
import { errorBodySchema } from '@workspace-ops/contracts';
import { pino } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { startGateway, type StartedGateway } from './test-support/start-gateway.ts';

let gateway: StartedGateway;
afterEach(() => gateway.gateway.stop());

test('it is alive, and ready when every probe is', async () => {
  gateway = await startGateway({ probes: [{ name: 'database', check: async () => {} }] });
  expect(await (await gateway.request('/healthz')).json()).toEqual({ status: 'ok' });
  const ready = await gateway.request('/readyz');
  expect([ready.status, await ready.json()]).toEqual([
    200,
    {
      status: 'ready',
      checks: [
        { name: 'database', ok: true },
        { name: 'gateway sessions', ok: true },
      ],
    },
  ]);
});

test('it says what cannot serve, in the one shape and without the reason’s words', async () => {
  const check = () => Promise.reject(new Error('password authentication failed for user "x"'));
  gateway = await startGateway({ probes: [{ name: 'audit database', check }] });
  const answer = await gateway.request('/readyz');
  const text = await answer.text();
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('1');
  expect(errorBodySchema.parse(JSON.parse(text))).toMatchObject({
    code: 'unavailable',
    error: 'Not ready: audit database.',
    checks: [
      { name: 'audit database', ok: false },
      { name: 'gateway sessions', ok: true },
    ],
  });
  expect(text).not.toContain('password');
  expect((await gateway.request('/healthz')).status).toBe(200);
});

test('metrics count requests by the row’s path, never by the caller’s', async () => {
  gateway = await startGateway();
  await gateway.request('/api/runs/run_secret');
  await gateway.request('/nowhere/secret');
  const text = await (await gateway.request('/metrics')).text();
  expect(text).toContain(
    'http_requests_total{method="GET",route="/api/runs/:runId",status="401"} 1',
  );
  expect(text).toContain('http_requests_total{method="GET",route="unmatched",status="404"} 1');
  expect(text).toContain('http_request_duration_seconds_bucket');
  expect(text).toContain('process_resident_memory_bytes');
  expect(text).not.toContain('secret');
});

test('the documentation page loads everything from here, under a strict policy', async () => {
  gateway = await startGateway();
  for (const path of ['/docs', '/docs/']) {
    const page = await gateway.request(path);
    const html = await page.text();
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(html).not.toMatch(/https?:\/\/|<script>|onload=/);
    const links = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1]!);
    expect(links).toHaveLength(5);
    // What a phone needs comes last, so that it wins.
    expect(links.indexOf('/docs/page.css')).toBeGreaterThan(links.indexOf('/docs/swagger-ui.css'));
    for (const link of links) {
      const asset = await gateway.request(link);
      expect(asset.status, link).toBe(200);
      expect(asset.headers.get('content-type')).toMatch(/css|javascript|png/);
      expect((await asset.arrayBuffer()).byteLength).toBeGreaterThan(100);
    }
  }
  expect((await gateway.request('/docs/../package.json')).status).toBe(404);
  expect((await gateway.request('/docs/index.html')).status).toBe(404);
});

test('the root leads a browser to the documentation, and names its address to programs', async () => {
  gateway = await startGateway();
  const root = (accept?: string) =>
    gateway.request('/', { redirect: 'manual', headers: accept === undefined ? {} : { accept } });
  const browser = await root('text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8');
  expect([browser.status, browser.headers.get('location')]).toEqual([302, '/docs']);
  expect((await gateway.request('/', { headers: { accept: 'text/html' } })).status).toBe(200);
  for (const accept of [undefined, '*/*', 'application/json']) {
    const answer = await root(accept);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { documentation: '/docs', openapi: '/openapi.json', health: '/healthz' },
    ]);
  }
});

test('the document is served as OpenAPI 3.1', async () => {
  gateway = await startGateway();
  const answer = await gateway.request('/openapi.json');
  expect(await answer.json()).toMatchObject({ openapi: '3.1.0' });
});

test('each request leaves one log line with its id, and neither token nor password nor query', async () => {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  gateway = await startGateway({ logger: pino(destination) });
  const token = await gateway.issuer.issue();
  await gateway.request('/api/audit-logs?q=hidden-words', {
    headers: {
      'x-request-id': 'id-1',
      traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
      authorization: `Bearer ${token}`,
      cookie: `workspace_session=${token}`,
    },
  });
  await gateway.request('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"dana@example.com","password":"hidden-password"}',
  });
  await vi.waitFor(() => expect(lines).toHaveLength(2));
  expect(JSON.parse(lines[0]!)).toMatchObject({
    requestId: 'id-1',
    traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
    method: 'GET',
    path: '/api/audit-logs',
    status: 200,
    workspaceId: 'ws_1',
  });
  expect(lines.join()).not.toMatch(/hidden|eyJ/);
});

test('it starts while the identity service is down, says so, and recovers', async () => {
  gateway = await startGateway({ identityDown: true });
  const headers = { authorization: `Bearer ${await gateway.issuer.issue()}` };
  expect((await gateway.request('/readyz')).status).toBe(503);
  expect((await gateway.request('/api/audit-logs')).status).toBe(200);
  const refused = await gateway.request('/api/runs', { headers });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
  gateway.identity.down = false;
  expect((await gateway.request('/api/runs', { headers })).status).toBe(200);
  await vi.waitFor(async () => expect((await gateway.request('/readyz')).status).toBe(200), {
    timeout: 4_000,
  });
});

const production = { NODE_ENV: 'production', TRUST_PROXY: 'none' };
const broken = {
  name: 'audit database',
  check: () => Promise.reject(new Error('connection refused')),
};

test('in production strangers see neither metrics nor what cannot serve', async () => {
  gateway = await startGateway({ environment: production, probes: [broken] });
  const metrics = await gateway.request('/metrics');
  expect([metrics.status, await metrics.text()]).toEqual([
    403,
    expect.stringContaining('METRICS_TOKEN'),
  ]);
  const answer = await gateway.request('/readyz');
  const body = await answer.text();
  expect(JSON.parse(body)).toMatchObject({ status: 'not_ready', error: 'Not ready.' });
  expect([answer.status, body.includes('audit'), body.includes('checks')]).toEqual([
    503,
    false,
    false,
  ]);
});

test('in production readiness is one word', async () => {
  gateway = await startGateway({ environment: production });
  expect(await (await gateway.request('/readyz')).json()).toEqual({ status: 'ready' });
});

test.each([production, {}])('with METRICS_TOKEN its holder sees everything (%j)', async (base) => {
  const token = 'a-token-of-the-operator';
  gateway = await startGateway({ environment: { ...base, METRICS_TOKEN: token } });
  const statusFor = async (headers: Record<string, string>): Promise<number> =>
    (await gateway.request('/metrics', { headers })).status;
  const session = await gateway.issuer.issue();
  expect(await statusFor({})).toBe(401);
  expect(await statusFor({ authorization: 'Bearer a-token-of-somebody' })).toBe(401);
  expect(await statusFor({ authorization: `Bearer ${session}` })).toBe(401);
  expect(await statusFor({ cookie: `workspace_session=${token}` })).toBe(401);
  const headers = { authorization: `Bearer ${token}` };
  expect(await statusFor(headers)).toBe(200);
  expect(await (await gateway.request('/readyz', { headers })).json()).toMatchObject({
    checks: [{ name: 'gateway sessions', ok: true }],
  });
  expect(await (await gateway.request('/readyz')).json()).toEqual({ status: 'ready' });
});
