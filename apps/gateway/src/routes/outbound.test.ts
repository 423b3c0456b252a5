import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startGateway, type StartedGateway } from '../test-support/start-gateway.ts';

let started: StartedGateway;

beforeAll(async () => {
  started = await startGateway();
});

afterAll(() => started.gateway.stop());
beforeEach(() => started.coldmail.splice(0));

const post = (body: string, path = '/api/webhooks/coldmail') =>
  started.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'key-1' },
    body,
  });

test('an event goes on with the hash of its payload as it came, and without what no contract knows', async () => {
  const body = '{ "event_type":"email_sent", "lead_email":"a@b.example", "step": {"n": 1e2} }';
  const answer = await post(body, '/api/webhooks/coldmail?workspaceId=ws_named');
  expect(answer.status).toBe(200);
  expect(started.coldmail).toMatchObject([
    {
      ctx: { caller: { workspaceId: 'ws_named' }, idempotencyKey: 'key-1' },
      input: {
        event: { event_type: 'email_sent', lead_email: 'a@b.example' },
        payloadHash: createHash('sha256').update(body).digest('hex'),
      },
    },
  ]);
  expect(Object.keys(started.coldmail[0]!.input.event)).not.toContain('step');
});

test.each([
  ['{}', 'event_type is required: one of'],
  ['{"event_type":"reply_received"}', 'lead_email is required'],
  ['{"event_type":"reply_received","lead_email":null}', 'lead_email must be a string'],
  ['{"event_type":"bounced","lead_email":"a@b.example"}', 'event_type must be one of'],
])('what is no event is refused with a message that names the field: %s', async (body, reason) => {
  const answer = await post(body);
  const { error } = (await answer.json()) as { error: string };
  expect([answer.status, error]).toEqual([400, expect.stringContaining(reason)]);
  expect(started.coldmail).toEqual([]);
});
