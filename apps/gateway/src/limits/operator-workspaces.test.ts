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

const endpoints = [
  ['OUTBOUND_WORKSPACES', 'GET', '/api/outbound/coldmail/verify', undefined],
  ['OUTBOUND_WORKSPACES', 'GET', '/api/outbound/coldmail/campaigns', undefined],
  ['VOICE_WORKSPACES', 'POST', '/api/voice/tts', { text: 'Good morning' }],
  ['VOICE_WORKSPACES', 'POST', '/api/voice/dispatch', { recipientPhone: '+12125550100' }],
] as const;

describe.each(endpoints)('%s at %s %s', (setting, method, path, body) => {
  const call = async (environment: Headers, ws = 'ws_2'): Promise<Response> => {
    gateway = await startGateway({ environment });
    return gateway.request(path, {
      method,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await gateway.issuer.issue({ ws })}`,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  };

  test('lets the first workspace alone in, in strict tenancy', async () => {
    expect((await call({ TENANCY: 'strict' }, 'ws_1')).status).toBe(200);
    await gateway.gateway.stop();
    const refused = await call({ TENANCY: 'strict' });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ error: expect.stringContaining(setting) });
  });

  test('lets everybody in, in open tenancy', async () => {
    expect((await call({})).status).toBe(200);
  });

  test('lets in whom it names, and with * everybody', async () => {
    for (const [value, status] of [
      ['ws_2', 200],
      ['ws_1,ws_2', 200],
      ['*', 200],
      ['ws_1', 403],
      ['ws_22', 403],
    ] as const) {
      for (const TENANCY of ['strict', 'open']) {
        expect((await call({ TENANCY, [setting]: value })).status).toBe(status);
        await gateway.gateway.stop();
      }
    }
  });
});

test('nobody is in while there is no account, and the first one is as soon as it is there', async () => {
  gateway = await startGateway({ environment: { TENANCY: 'strict' } });
  gateway.identity.firstWorkspaceId = null;
  const authorization = `Bearer ${await gateway.issuer.issue()}`;
  const verify = async () =>
    (await gateway.request('/api/outbound/coldmail/verify', { headers: { authorization } })).status;
  expect(await verify()).toBe(403);
  gateway.identity.firstWorkspaceId = 'ws_1';
  expect(await verify()).toBe(200);
});

test('who is first stays known while the identity service is away', async () => {
  const clock = createManualClock();
  gateway = await startGateway({ clock, environment: { TENANCY: 'strict' } });
  const authorization = `Bearer ${await gateway.issuer.issue()}`;
  const verify = async () =>
    (await gateway.request('/api/outbound/coldmail/verify', { headers: { authorization } })).status;
  expect(await verify()).toBe(200);
  gateway.identity.down = true;
  clock.advance(61_000);
  expect(await verify()).toBe(200);
});

test('inbound webhooks and bookings go on in every workspace', async () => {
  gateway = await startGateway({ environment: { TENANCY: 'strict' } });
  const send = async (path: string, headers: Headers, body: object): Promise<number> => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
    return (await gateway.request(path, { ...init, body: JSON.stringify(body) })).status;
  };
  const event = { event_type: 'email_sent', lead_email: 'ada@example.com' };
  expect(await send('/api/webhooks/coldmail?workspaceId=ws_2', {}, event)).toBe(200);
  expect(await send('/api/voice/webhook?workspaceId=ws_2', {}, { callId: 'call_1' })).toBe(200);
  const authorization = `Bearer ${await gateway.issuer.issue({ ws: 'ws_2' })}`;
  const slots = await gateway.request('/api/voice/slots', { headers: { authorization } });
  expect(slots.status).toBe(200);
});

test('what is no id of a workspace is refused at the start', () => {
  expect(() => readTestSettings({ VOICE_WORKSPACES: 'a b' })).toThrow(
    'VOICE_WORKSPACES must be ids',
  );
});
