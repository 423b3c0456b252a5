import { startStandIn, type StandIn } from '@workspace-ops/testkit';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createClient, type OpsClient } from './create-client.ts';

type StandInRequest = StandIn['requests'][number];

let service: StandIn;
let ops: OpsClient;

beforeEach(async () => {
  service = await startStandIn(() => ({ json: {} }));
  ops = createClient({ baseUrl: `${service.url}/`, workspaceId: 'ws_leith' });
});

afterEach(() => service.close());

test('a function takes the path’s parameters, the body, and the options', async () => {
  await ops.runs.get('run_1');
  await ops.runs.approve('run_1');
  await ops.runs.reject('run_2', { comment: 'No.' }, { idempotencyKey: 'key' });
  await ops.runs.start('mkt-01', { customer: 'Harbour Dental' });
  await ops.workspaces.delete('ws_1', { confirm: 'Leith' });
  await ops.metrics.series({ metric: 'cost', bucket: 'day' });
  await ops.artifacts.calendar();
  const seen = service.requests.map(({ method, path, body }) => `${method} ${path} ${body}`);
  expect(seen).toEqual([
    'GET /api/runs/run_1 ',
    'POST /api/runs/run_1/approve ',
    'POST /api/runs/run_2/reject {"comment":"No."}',
    'POST /api/sync/action {"action":"trigger_workflow","workflowId":"mkt-01","payload":{"customer":"Harbour Dental"}}',
    'DELETE /api/workspaces/ws_1 {"confirm":"Leith"}',
    'GET /api/metrics/series?metric=cost&bucket=day ',
    'GET /api/artifacts/content-calendar ',
  ]);
  expect(service.requests[2]!.headers).toMatchObject({
    'idempotency-key': 'key',
    'x-workspace-id': 'ws_leith',
  });
});

test('what is made for the call comes as it is', async () => {
  const audio = await ops.voice.speak({ text: 'Good morning.' });
  expect(audio).toBeInstanceOf(Response);
  const [{ method, path, body }] = service.requests as [StandInRequest];
  expect([method, path, body]).toEqual(['POST', '/api/voice/tts', '{"text":"Good morning."}']);
});

test('the directory’s calls, the end of mails and the plant store go where they belong', async () => {
  await ops.directory.users.list({ filter: 'userName eq "ada@example.com"' });
  await ops.directory.groups.get('grp_1', { excludedAttributes: 'members' });
  await ops.directory.users.change('usr_1', {
    Operations: [{ op: 'replace', path: 'active', value: false }],
  });
  await ops.account.unsubscribe('a token');
  await ops.plants.create({ id: 1, name: 'Monstera' });
  expect(service.requests.map(({ method, path, body }) => `${method} ${path} ${body}`)).toEqual([
    'GET /scim/v2/Users?filter=userName%20eq%20%22ada%40example.com%22 ',
    'GET /scim/v2/Groups/grp_1?excludedAttributes=members ',
    'PATCH /scim/v2/Users/usr_1 {"Operations":[{"op":"replace","path":"active","value":false}]}',
    'POST /api/notifications/unsubscribe?token=a%20token ',
    'POST /plants {"id":1,"name":"Monstera"}',
  ]);
});

test('an inbound event is signed with the secret, and unsigned without', async () => {
  const secret = `whsec_${btoa('a secret of the workspace')}`;
  const event = { event_type: 'email_opened', lead_email: 'ada@example.com' } as const;
  await ops.inbound.coldmail(event, { secret });
  await ops.inbound.call({ callId: 'call_1' }, { workspaceId: 'ws_1', idempotencyKey: 'once' });
  const [signed, plain] = service.requests as [StandInRequest, StandInRequest];
  expect(new Webhook(secret).verify(signed.body, readHeaders(signed))).toEqual(event);
  expect(() => new Webhook('whsec_b3RoZXI=').verify(signed.body, readHeaders(signed))).toThrow();
  expect(signed.headers['idempotency-key']).toBeDefined();
  expect(plain).toMatchObject({ path: '/api/voice/webhook?workspaceId=ws_1' });
  expect(plain.headers).toMatchObject({ 'idempotency-key': 'once' });
  expect(plain.headers).not.toHaveProperty('webhook-signature');
});

const readHeaders = ({ headers }: StandInRequest) => headers as Record<string, string>;

test.each(['', '.', '..', undefined as unknown as string])(
  'an id that is %j is refused before anything is sent',
  async (id) => {
    await expect(ops.account.endSession(id)).rejects.toThrow('id must be an id');
    expect(service.requests).toEqual([]);
  },
);

test('an id is one segment of the address, whatever it holds', async () => {
  await ops.tokens.delete('a/../../b?c#d');
  expect(service.requests[0]!.path).toBe('/api/tokens/a%2F..%2F..%2Fb%3Fc%23d');
});
