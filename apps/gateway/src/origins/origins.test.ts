import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import {
  readTestSettings,
  startGateway,
  type StartedGateway,
} from '../test-support/start-gateway.ts';

let gateway: StartedGateway;
afterEach(() => gateway?.gateway.stop());

type Headers = Record<string, string>;

const start = async (environment: Headers = {}): Promise<void> => {
  gateway = await startGateway({ environment });
};

/** By node:http, which sends whatever Host it is given. */
async function answerTo(path: string, headers: Headers, method = 'GET') {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>();
  const request = httpRequest(`${gateway.url}${path}`, { method, headers });
  request.once('error', reject).once('response', (answer) => {
    text(answer).then((body) => resolve({ status: answer.statusCode!, body }), reject);
  });
  request.end(method === 'POST' ? '{}' : undefined);
  return promise;
}

const askStatus = async (...asked: Parameters<typeof answerTo>) =>
  (await answerTo(...asked)).status;

const json = { 'content-type': 'application/json' };
const post = (path: string, headers: Headers) => askStatus(path, { ...json, ...headers }, 'POST');
const evil = 'https://evil.example.com';
const session = async () => `workspace_session=${await gateway.issuer.issue()}`;

describe('a request that changes something', () => {
  test('must come from an allowed origin, with a credential or without', async () => {
    await start({ ALLOWED_ORIGINS: 'https://app.example.com/, capacitor://localhost' });
    const cookie = await session();
    const authorization = `Bearer ${await gateway.issuer.issue()}`;
    const credentials: Headers[] = [
      {},
      { cookie },
      { authorization },
      { 'x-workspace-id': 'ws_1' },
    ];
    for (const credential of credentials) {
      const ingest = (headers: Headers) => post('/api/sync/ingest', { ...credential, ...headers });
      expect(await ingest({})).toBe(201);
      expect(await ingest({ origin: gateway.url })).toBe(201);
      expect(await ingest({ 'sec-fetch-site': 'none' })).toBe(201);
      expect(await ingest({ origin: 'https://app.example.com' })).toBe(201);
      expect(await ingest({ origin: 'capacitor://localhost' })).toBe(201);
      expect(await ingest({ origin: evil })).toBe(403);
      expect(await ingest({ origin: 'null' })).toBe(403);
      expect(await ingest({ 'sec-fetch-site': 'cross-site' })).toBe(403);
      expect(await ingest({ 'sec-fetch-site': 'same-site' })).toBe(403);
    }
    expect(gateway.ingested).toHaveLength(credentials.length * 5);
  });

  test.each([
    '/api/auth/signup',
    '/api/auth/login',
    '/api/auth/google',
    '/api/auth/logout',
    '/api/voice/webhook',
    '/api/webhooks/coldmail',
    '/plants',
  ])('is refused of another page at %s too, in either tenancy', async (path) => {
    for (const TENANCY of ['open', 'strict']) {
      await start({ TENANCY });
      expect(await post(path, { origin: evil })).toBe(403);
      expect(await post(path, { 'sec-fetch-site': 'cross-site' })).toBe(403);
      expect(await post(path, {})).not.toBe(403);
      await gateway.gateway.stop();
    }
  });

  test('is refused at /plants in the shape of that path', async () => {
    await start();
    const { body } = await answerTo('/plants', { origin: evil }, 'POST');
    expect(JSON.parse(body)).toEqual({ error: 403, message: expect.stringContaining('origin') });
  });
});

describe('a page that reads with the cookie', () => {
  const crossSite: Headers[] = [{ 'sec-fetch-site': 'cross-site' }, { origin: evil }];

  test.each(crossSite)('of another site (%j) is refused', async (headers) => {
    await start();
    const cookie = await session();
    expect(await askStatus('/api/runs', { cookie, ...headers })).toBe(403);
    expect(await askStatus('/api/events', { cookie, ...headers })).toBe(403);
  });

  test.each(crossSite)(
    'of another site (%j) sees what needs no cookie, as nobody',
    async (headers) => {
      await start();
      const cookie = await session();
      const me = await answerTo('/api/auth/me', { cookie, ...headers });
      expect([me.status, JSON.parse(me.body)]).toEqual([200, { user: null }]);
      for (const path of ['/api/playbooks', '/docs', '/openapi.json', '/healthz']) {
        expect(await askStatus(path, { cookie, ...headers }), path).toBe(200);
      }
    },
  );

  test('of the same site, of an allowed origin or of no browser is answered', async () => {
    await start({ ALLOWED_ORIGINS: 'https://app.example.com' });
    const cookie = await session();
    const crossSiteAllowed = { origin: 'https://app.example.com', 'sec-fetch-site': 'cross-site' };
    expect(await askStatus('/api/runs', { cookie })).toBe(200);
    expect(await askStatus('/api/runs', { cookie, 'sec-fetch-site': 'none' })).toBe(200);
    expect(await askStatus('/api/runs', { cookie, 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await askStatus('/api/runs', { cookie, 'sec-fetch-site': 'same-site' })).toBe(200);
    expect(await askStatus('/api/runs', { cookie, ...crossSiteAllowed })).toBe(200);
  });

  test('a bearer token, which no page sends by itself, is not asked where it comes from', async () => {
    await start();
    const authorization = `Bearer ${await gateway.issuer.issue()}`;
    expect(await askStatus('/api/runs', { authorization, origin: evil })).toBe(200);
  });
});

describe('in open tenancy', () => {
  test('only addresses, localhost and allowed hosts are served', async () => {
    await start({ ALLOWED_HOSTS: 'Ops.example.com', PUBLIC_ORIGIN: 'https://public.example.com' });
    const served = ['127.0.0.1:8080', '[::1]:8080', '192.168.1.20', 'localhost', 'LOCALHOST:8080'];
    const named = [
      'dev.localhost:1',
      'ops.example.com',
      'ops.example.com.:80',
      'public.example.com',
    ];
    for (const host of [...served, ...named]) {
      expect(await askStatus('/api/sync/state', { host }), host).toBe(200);
    }
    for (const host of [
      'evil.example.com',
      'localhost.evil.com',
      'x.ops.example.com',
      '127.0.0.1.nip.io',
      'a b',
      '@localhost',
    ]) {
      expect(await askStatus('/api/sync/state', { host }), host).toBe(421);
    }
  });

  test('a page whose name was pointed here is refused, and changes nothing', async () => {
    await start();
    const headers = {
      ...json,
      host: 'evil.example.com',
      origin: 'http://evil.example.com',
      'sec-fetch-site': 'same-origin',
    };
    const { status, body } = await answerTo('/api/sync/ingest', headers, 'POST');
    expect(status).toBe(421);
    expect(JSON.parse(body)).toMatchObject({
      code: 'misdirected_request',
      error: expect.stringContaining('ALLOWED_HOSTS'),
    });
    expect(gateway.ingested).toEqual([]);
  });

  test('X-Forwarded-Host opens no other name, even from a trusted proxy', async () => {
    await start({ TRUST_PROXY: 'loopback' });
    const local = { 'x-forwarded-host': 'localhost' };
    expect(await askStatus('/healthz', { host: 'evil.example.com', ...local })).toBe(421);
    expect(await askStatus('/healthz', { 'x-forwarded-host': 'evil.example.com' })).toBe(421);
  });
});

test('in strict tenancy any host is served', async () => {
  await start({ TENANCY: 'strict' });
  expect(await askStatus('/healthz', { host: 'evil.example.com' })).toBe(200);
});

describe('PUBLIC_ORIGIN', () => {
  const signIn = async () => {
    const answer = await gateway.request('/api/auth/login', {
      method: 'POST',
      headers: { ...json, 'x-forwarded-proto': 'https' },
      body: '{"email":"dana@example.com","password":"correct horse"}',
    });
    const { headers } = answer;
    return [headers.get('set-cookie'), headers.get('strict-transport-security')];
  };

  test('with https makes cookies Secure and HSTS sent, without a trusted proxy', async () => {
    await start({ PUBLIC_ORIGIN: 'https://Ops.example.com/', TRUST_PROXY: 'none' });
    const [cookie, hsts] = await signIn();
    expect(cookie).toContain('Secure; SameSite=None');
    expect(hsts).toBe('max-age=31536000');
  });

  test('with http makes neither, whatever a trusted proxy says', async () => {
    await start({ PUBLIC_ORIGIN: 'http://ops.example.com', TRUST_PROXY: 'loopback' });
    const [cookie, hsts] = await signIn();
    expect(cookie).toContain('SameSite=Lax');
    expect(hsts).toBeNull();
  });

  test('is the own origin, and the request’s host is not', async () => {
    await start({ PUBLIC_ORIGIN: 'https://ops.example.com' });
    expect(await post('/api/sync/ingest', { origin: 'https://ops.example.com' })).toBe(201);
    expect(await post('/api/sync/ingest', { origin: gateway.url })).toBe(403);
  });
});

test.each([
  [{ PUBLIC_ORIGIN: 'https://ops.example.com/path' }, 'PUBLIC_ORIGIN must be an origin'],
  [{ PUBLIC_ORIGIN: 'ops.example.com' }, 'PUBLIC_ORIGIN must be'],
  [{ ALLOWED_HOSTS: 'https://ops.example.com' }, 'ALLOWED_HOSTS must be host names'],
  [{ ALLOWED_HOSTS: 'ops.example.com:8080' }, 'ALLOWED_HOSTS must be host names'],
])('refuses %j', (environment, reason) => {
  expect(() => readTestSettings(environment as unknown as Headers)).toThrow(reason);
});
