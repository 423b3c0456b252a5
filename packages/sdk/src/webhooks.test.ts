import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { verifyWebhook, WebhookVerificationError } from './webhooks.ts';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const body =
  '{"event":"RUN_CREATED","timestamp":"2026-11-21T04:59:56.969Z","data":{"runId":"run_1"}}';

const sign = (text: string, at = new Date()) => ({
  'webhook-id': 'evt_1',
  'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
  'webhook-signature': new Webhook(secret).sign('evt_1', at, text),
});

test('a signed callback is its event, with its id', () => {
  const event = verifyWebhook({ body, headers: sign(body) }, secret);
  expect(event).toMatchObject({ id: 'evt_1', event: 'RUN_CREATED', data: { runId: 'run_1' } });
});

test('headers come in whatever form a server gives them, and the body as bytes', () => {
  const headers = sign(body);
  const bytes = new TextEncoder().encode(body);
  const capitals = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]),
  );
  for (const given of [new Headers(headers), capitals, { ...headers, 'set-cookie': ['a', 'b'] }]) {
    expect(verifyWebhook({ body: bytes, headers: given }, secret).id).toBe('evt_1');
  }
});

test.each([
  ['another body', body.replace('run_1', 'run_2'), sign(body)],
  ['no headers', body, {}],
  ['another id', body, { ...sign(body), 'webhook-id': 'evt_2' }],
  ['a signature that is none', body, { ...sign(body), 'webhook-signature': 'v1' }],
  ['several ids', body, { ...sign(body), 'webhook-id': ['evt_1', 'evt_1'] }],
  ['an old timestamp', body, sign(body, new Date(Date.now() - 600_000))],
  ['a timestamp that is none', body, { ...sign(body), 'webhook-timestamp': 'now' }],
])('%s is refused', (_what, text, headers) => {
  expect(() => verifyWebhook({ body: text, headers }, secret)).toThrow(WebhookVerificationError);
});

test('a callback of another secret is refused', () => {
  const other = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';
  expect(() => verifyWebhook({ body, headers: sign(body) }, other)).toThrow('signature');
});
