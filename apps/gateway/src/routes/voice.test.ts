import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startGateway, type StartedGateway } from '../test-support/start-gateway.ts';

let started: StartedGateway;

beforeAll(async () => {
  started = await startGateway({ environment: { TENANCY: 'strict' } });
});

afterAll(() => started.gateway.stop());

beforeEach(() => {
  Object.assign(started.webhooks, { verified: [], recorded: [], refusing: false });
});

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  started.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

describe('the voice webhook', () => {
  const body = '{ "callId":"c",\n"summary":"Zoë" }';

  test('is verified over the body as it came, by the headers that matter, for no one in particular', async () => {
    const answer = await post('/api/voice/webhook', body, {
      'webhook-id': 'msg_1',
      'webhook-timestamp': '1772445600',
      'webhook-signature': 'v1,abc',
      'x-other': 'x',
    });
    expect(answer.status).toBe(200);
    expect(started.webhooks.verified).toMatchObject([
      {
        ctx: { caller: { workspaceId: 'ws_default', userId: null } },
        request: {
          rawBody: body,
          headers: {
            'webhook-id': 'msg_1',
            'webhook-timestamp': '1772445600',
            'webhook-signature': 'v1,abc',
          },
        },
      },
    ]);
    expect(Object.keys(started.webhooks.verified[0]!.request.headers)).toHaveLength(3);
  });

  test('counts once by the id that its signature covers, whatever key is sent beside it', async () => {
    const signed = { 'webhook-id': 'msg_1', 'webhook-timestamp': '1', 'webhook-signature': 'v1,a' };
    await post('/api/voice/webhook', body, signed);
    await post('/api/voice/webhook', body, { ...signed, 'idempotency-key': 'another' });
    await post('/api/voice/webhook', body, { 'webhook-id': 'msg_1', 'idempotency-key': 'own' });
    expect(started.webhooks.recorded.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      'webhook:msg_1',
      'webhook:msg_1',
      'own',
    ]);
  });

  test.each(['msg_'.padEnd(300, '1'), 'msg 1'])(
    'is taken in, once, whatever its id is made of (%s)',
    async (id) => {
      const signed = { 'webhook-id': id, 'webhook-timestamp': '1', 'webhook-signature': 'v1,a' };
      expect((await post('/api/voice/webhook', body, signed)).status).toBe(200);
      await post('/api/voice/webhook', body, signed);
      await post('/api/voice/webhook', body, { ...signed, 'webhook-id': `${id}2` });
      const [first, again, other] = started.webhooks.recorded.map((ctx) => ctx.idempotencyKey);
      expect(first).toMatch(/^[\x21-\x7e]{1,200}$/);
      expect(again).toBe(first);
      expect(other).not.toBe(first);
    },
  );

  test('has no effect when it is refused, and its body is not even looked at', async () => {
    started.webhooks.refusing = true;
    for (const text of [body, '{}', 'no json', '']) {
      const answer = await post('/api/voice/webhook', text);
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ error: 'The webhook is not authentic.' });
    }
    expect(started.webhooks.recorded).toEqual([]);
  });

  test('is for the caller’s workspace, else that of the header, else that of the query', async () => {
    const authorization = `Bearer ${await started.issuer.issue()}`;
    const named = { 'x-workspace-id': 'ws_header' };
    await post('/api/voice/webhook?workspaceId=ws_query', body, { ...named, authorization });
    await post('/api/voice/webhook?workspaceId=ws_query', body, named);
    await post('/api/voice/webhook?workspaceId=ws_query', body);
    await post('/api/voice/webhook?workspaceId=', body);
    expect(started.webhooks.recorded.map((ctx) => ctx.caller.workspaceId)).toEqual([
      'ws_1',
      'ws_header',
      'ws_query',
      'ws_default',
    ]);
    const malformed = await post('/api/voice/webhook?workspaceId=a%20b', body);
    expect([malformed.status, await malformed.json()]).toMatchObject([
      400,
      { error: 'workspaceId must be 1 to 64 letters, digits, underscores or dashes.' },
    ]);
  });

  test('with an invalid credential is refused before anything else', async () => {
    const answer = await post('/api/voice/webhook', body, { authorization: 'Bearer a.b.c' });
    expect(answer.status).toBe(401);
    expect(started.webhooks.verified).toEqual([]);
  });
});

test('the other voice endpoints need a credential in strict tenancy', async () => {
  const statuses = await Promise.all([
    post('/api/voice/tts', '{"text":"Hi"}'),
    started.request('/api/voice/slots'),
    post('/api/voice/book', '{}'),
    post('/api/voice/dispatch', '{}'),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
});

test('a taken slot is answered with the next free one beside the one error shape', async () => {
  const authorization = `Bearer ${await started.issuer.issue()}`;
  const slot = { callerPhone: '+12125550100', scheduledSlot: '2030-01-15T10:00' };
  const answer = await post('/api/voice/book', JSON.stringify(slot), { authorization });
  expect([answer.status, await answer.json()]).toMatchObject([
    409,
    { success: false, code: 'conflict', nextAvailable: null },
  ]);
});

test('speech comes as audio, with its voice', async () => {
  const authorization = `Bearer ${await started.issuer.issue()}`;
  const answer = await post('/api/voice/tts', '{"text":"Hi","voiceId":"v-9"}', { authorization });
  expect([
    answer.status,
    answer.headers.get('content-type'),
    answer.headers.get('x-voice-id'),
  ]).toEqual([200, 'audio/mpeg', 'v-9']);
  expect(await answer.text()).toBe('ID3');
});
