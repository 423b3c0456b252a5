import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { createManualClock } from '@workspace-ops/testkit';
import { afterEach, describe, expect, test } from 'vitest';
import {
  readTestSettings,
  startGateway,
  type StartedGateway,
} from '../test-support/start-gateway.ts';

let gateway: StartedGateway;
afterEach(() => gateway.gateway.stop());

type Headers = Record<string, string>;

const start = async (environment: Headers): Promise<void> => {
  const clock = createManualClock();
  gateway = await startGateway({ clock, environment: { RATE_LIMITS: 'on', ...environment } });
};

const bearer = async (claims: { sub?: string; ws?: string } = {}): Promise<Headers> => ({
  authorization: `Bearer ${await gateway.issuer.issue(claims)}`,
});

const list = (headers: Headers = {}) => gateway.request('/api/audit-logs', { headers });

const post = (path: string, headers: Headers, body: object) =>
  gateway.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const speak = (headers: Headers) => post('/api/voice/tts', headers, { text: 'Good morning' });

const statuses = async (times: number, send: () => Promise<Response>): Promise<number[]> => {
  const answers: number[] = [];
  for (let index = 0; index < times; index++) {
    const answer = await send();
    await answer.arrayBuffer();
    answers.push(answer.status);
  }
  return answers;
};

describe('a user', () => {
  test('is refused beyond its requests, with the limit, what is left and when to return', async () => {
    await start({
      RATE_LIMIT_REQUESTS_PER_USER: '2/minute',
      RATE_LIMIT_REQUESTS_PER_WORKSPACE: 'off',
    });
    const headers = await bearer();
    const first = await list(headers);
    expect(first.status).toBe(200);
    expect(first.headers.get('ratelimit-policy')).toBe('"requests-per-user";q=2;w=60');
    expect(first.headers.get('ratelimit')).toBe('"requests-per-user";r=1;t=30');
    await list(headers);
    const refused = await list(headers);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('ratelimit')).toMatch(/^"requests-per-user";r=0;t=(30|60)$/);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(30);
    expect(await refused.json()).toMatchObject({
      code: 'rate_limited',
      error: expect.stringContaining('RATE_LIMIT_REQUESTS_PER_USER of 2 in 60 s'),
    });
  });

  test('does not count against another user', async () => {
    await start({ RATE_LIMIT_REQUESTS_PER_USER: '1/minute' });
    const [first, second] = [await bearer(), await bearer({ sub: 'usr_2' })];
    expect(await statuses(2, () => list(first))).toEqual([200, 429]);
    expect(await statuses(2, () => list(second))).toEqual([200, 429]);
  });
});

describe('a workspace', () => {
  test('has its own requests, which all of its users share', async () => {
    await start({ RATE_LIMIT_REQUESTS_PER_WORKSPACE: '2/minute' });
    const users = [await bearer(), await bearer({ sub: 'usr_2' }), await bearer({ sub: 'usr_3' })];
    const answers = await Promise.all(users.map((headers) => list(headers)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 429]);
    expect((await list(await bearer({ sub: 'usr_4', ws: 'ws_2' }))).status).toBe(200);
  });

  test('cannot be used up by who only names it', async () => {
    await start({
      RATE_LIMIT_REQUESTS_PER_WORKSPACE: '1/minute',
      RATE_LIMIT_REQUESTS_PER_ADDRESS: '3/minute',
    });
    const named = { 'x-workspace-id': 'ws_1' };
    expect(await statuses(4, () => list(named))).toEqual([200, 200, 200, 429]);
    expect((await list(await bearer())).status).toBe(200);
  });
});

describe('large bodies', () => {
  /** 3 whole pieces of 64 KiB. */
  const large = { payload: { note: 'x'.repeat(100_000), more: 'x'.repeat(100_000) } };
  const ingest = (headers: Headers, body: object = large) =>
    post('/api/sync/ingest', headers, body);

  test('count by their size, for all who send them to a workspace', async () => {
    await start({ RATE_LIMIT_UPLOADS_PER_WORKSPACE: '5/minute' });
    const [ada, ben] = [await bearer(), await bearer({ sub: 'usr_2' })];
    const first = await ingest(ada);
    expect(first.status).toBe(201);
    expect(first.headers.get('ratelimit-policy')).toMatch(/, "uploads-per-workspace";q=5;w=60$/);
    expect(first.headers.get('ratelimit')).toMatch(/, "uploads-per-workspace";r=2;t=12$/);
    const refused = await ingest(ben);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('12');
    expect(await refused.json()).toMatchObject({
      error: expect.stringContaining('RATE_LIMIT_UPLOADS_PER_WORKSPACE of 5 in 60 s'),
    });
    const small = await ingest(ada, { payload: {} });
    expect(small.status).toBe(201);
    expect(small.headers.get('ratelimit-policy')).not.toContain('uploads');
    expect((await ingest(await bearer({ sub: 'usr_3', ws: 'ws_2' }))).status).toBe(201);
  });

  test('may be limited over several seconds', async () => {
    await start({ RATE_LIMIT_UPLOADS_PER_WORKSPACE: '5/10 seconds' });
    const headers = await bearer();
    const first = await ingest(headers);
    expect(first.headers.get('ratelimit-policy')).toMatch(/, "uploads-per-workspace";q=5;w=10$/);
    expect((await ingest(headers)).headers.get('retry-after')).toBe('2');
  });

  test('are refused before they are sent, where their size is announced', async () => {
    await start({ RATE_LIMIT_UPLOADS_PER_WORKSPACE: '5/minute' });
    const headers = await bearer();
    expect((await ingest(headers)).status).toBe(201);
    const request = httpRequest(`${gateway.gateway.url()}/api/sync/ingest`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'content-length': 200_000 },
    });
    request.flushHeaders();
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    request.destroy();
    expect(response.statusCode).toBe(429);
  });

  test('count too where their size is not announced', async () => {
    await start({ RATE_LIMIT_UPLOADS_PER_WORKSPACE: '5/minute' });
    const headers = { 'content-type': 'application/json', ...(await bearer()) };
    const send = () =>
      gateway.request('/api/sync/ingest', {
        method: 'POST',
        headers,
        body: new Blob([JSON.stringify(large)]).stream(),
        duplex: 'half',
      });
    expect(await statuses(2, send)).toEqual([201, 429]);
  });
});

test('an IPv6 network of /64 is one address', async () => {
  await start({ RATE_LIMIT_REQUESTS_PER_ADDRESS: '2/minute', TRUST_PROXY: 'loopback' });
  const from = async (address: string) => (await list({ 'x-forwarded-for': address })).status;
  expect(await from('2001:db8::1')).toBe(200);
  expect(await from('2001:db8::ffff:2')).toBe(200);
  expect(await from('2001:db8:0:0:1::3')).toBe(429);
  expect(await from('2001:db8:0:1::1')).toBe(200);
});

describe('what costs money', () => {
  test.each([
    ['SPEECH', '/api/voice/tts', { text: 'Good morning' }],
    ['DISPATCH', '/api/voice/dispatch', { recipientPhone: '+12125550100' }],
    ['GENERATION', '/api/icp/generate', {}],
    ['GENERATION', '/api/assessment-questions/generate-ai', {}],
    ['REFINEMENT', '/api/artifacts/art_1/refine', {}],
  ])('has limits of its own: %s at %s', async (what, path, body) => {
    for (const scope of ['USER', 'WORKSPACE']) {
      await start({ [`RATE_LIMIT_${what}_PER_${scope}`]: '1/hour' });
      const headers = await bearer();
      const [first, second] = await statuses(2, () => post(path, headers, body));
      expect(first).toBeLessThan(300);
      expect(second).toBe(429);
      expect((await list(headers)).status).toBe(200);
      await gateway.gateway.stop();
    }
  });

  test('is limited without a credential by address, whichever workspaces are named', async () => {
    await start({ RATE_LIMIT_SPEECH_PER_USER: '2/hour', TRUST_PROXY: 'loopback' });
    const from = async (address: string, workspace: string) => {
      const named = { 'x-workspace-id': workspace, 'x-forwarded-for': address };
      return (await speak(named)).status;
    };
    expect(await from('192.0.2.1', 'ws_1')).toBe(200);
    expect(await from('192.0.2.1', 'ws_2')).toBe(200);
    expect(await from('192.0.2.1', 'ws_3')).toBe(429);
    expect(await from('192.0.2.2', 'ws_3')).toBe(200);
  });

  test('is not counted where the request never comes to it', async () => {
    await start({ RATE_LIMIT_SPEECH_PER_USER: '1/hour' });
    const headers = await bearer();
    const wrong = () => post('/api/voice/tts', headers, { text: '' });
    expect(await statuses(3, wrong)).toEqual([400, 400, 400]);
    expect(await statuses(2, () => speak(headers))).toEqual([200, 429]);
  });

  test('is not counted against one limit when another one refuses', async () => {
    await start({
      RATE_LIMIT_SPEECH_PER_USER: '1/hour',
      RATE_LIMIT_SPEECH_PER_WORKSPACE: '2/hour',
    });
    const headers = await bearer();
    expect(await statuses(3, () => speak(headers))).toEqual([200, 429, 429]);
    const refused = await speak(headers);
    expect(refused.headers.get('ratelimit')).toContain('"speech-per-workspace";r=1;');
    expect(refused.headers.get('ratelimit')).toContain('"speech-per-user";r=0;');
    const other = await bearer({ sub: 'usr_2' });
    expect(await statuses(1, () => speak(other))).toEqual([200]);
  });
});

test('many requests cost few calls, and a flood of refused ones no more', async () => {
  await start({
    RATE_LIMIT_REQUESTS_PER_USER: '200/minute',
    RATE_LIMIT_REQUESTS_PER_WORKSPACE: 'off',
  });
  const headers = await bearer();
  const answers = await statuses(300, () => list(headers));
  expect(answers.filter((status) => status === 200)).toHaveLength(200);
  expect(gateway.identity.takes).toBeLessThanOrEqual(21);
});

test('while the identity service is away requests go on, at the limits’ rate', async () => {
  await start({
    RATE_LIMIT_REQUESTS_PER_USER: '100/minute',
    RATE_LIMIT_REQUESTS_PER_WORKSPACE: 'off',
  });
  const headers = await bearer();
  await list(headers);
  gateway.identity.down = true;
  const answers = await statuses(30, () => list(headers));
  expect(answers.filter((status) => status === 200)).toHaveLength(9);
  expect(answers.at(-1)).toBe(429);
});

describe('limits', () => {
  const limited = async () => (await list(await bearer())).headers.get('ratelimit-policy');

  test('are off outside production unless set', async () => {
    gateway = await startGateway();
    expect(await limited()).toBeNull();
    expect(gateway.identity.takes).toBe(0);
  });

  test('are on in production unless set otherwise', async () => {
    const production = { NODE_ENV: 'production', TRUST_PROXY: 'none' };
    gateway = await startGateway({ environment: production });
    expect(await limited()).toBe(
      '"requests-per-workspace";q=6000;w=60, "requests-per-user";q=1200;w=60',
    );
    await gateway.gateway.stop();
    gateway = await startGateway({ environment: { ...production, RATE_LIMITS: 'off' } });
    expect(await limited()).toBeNull();
  });

  test.each([
    '10',
    '0/minute',
    '5/0 seconds',
    '5/ minute',
    '5/1.5 hours',
    '10/week',
    '-1/minute',
    '1.5/hour',
    'none',
  ])('cannot be %j', (value) => {
    expect(() => readTestSettings({ RATE_LIMIT_SPEECH_PER_USER: value })).toThrow(
      'RATE_LIMIT_SPEECH_PER_USER must be a number per second, minute, hour or day',
    );
  });
});
