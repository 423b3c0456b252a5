import { withContext } from '@workspace-ops/rpc';
import { deriveWorkspaceSecret } from '@workspace-ops/service-kit';
import { anonymousCall, from, waitFor, type TestDatabase } from '@workspace-ops/testkit';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createOutboundDatabase,
  startOutbound,
  type TestOutbound,
} from '../../test/start-outbound.ts';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
let database: TestDatabase;
let signed: TestOutbound;
let strict: TestOutbound;
let open: TestOutbound;

beforeAll(async () => {
  database = await createOutboundDatabase();
  const start = (environment: Record<string, string>) =>
    startOutbound(database.url, { environment });
  signed = await start({ COLDMAIL_WEBHOOK_SECRET: secret, TENANCY: 'strict' });
  strict = await start({ TENANCY: 'strict' });
  open = await start({ TENANCY: 'open' });
});

afterAll(async () => {
  await Promise.all([signed.stop(), strict.stop(), open.stop()]);
  await database.drop();
});

/** The services share an outbox, so any of them may hand an event over. */
const audited = () => [signed, strict, open].flatMap(({ peers }) => peers.audited);

const rawBody = '{"event_type":"email_sent","lead_email":"a@b.example"}';
const secrets = { webhook: 'coldmail', master: secret, defaultWorkspaceId: 'ws_default' } as const;
const own = deriveWorkspaceSecret(secrets, 'ws_1')!;

const sign = (body: string, by = own) => {
  const now = new Date();
  return {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
    'webhook-signature': new Webhook(by).sign('msg_1', now, body),
  };
};
const check = (
  service: TestOutbound,
  headers: object,
  options = withContext(anonymousCall('ws_1')),
) => service.client.events.verify.mutate({ rawBody, headers }, options);

describe('a cold-email event', () => {
  it('is let in by its signature, or by the secret itself', async () => {
    await check(signed, sign(rawBody));
    await check(signed, { 'x-webhook-secret': own });
    expect(audited()).toEqual([]);
  });

  it('is let in by the setting itself in the default workspace', async () => {
    const options = withContext(anonymousCall('ws_default'));
    await check(signed, sign(rawBody, secret), options);
    await check(signed, { 'x-webhook-secret': secret }, options);
    expect(audited()).toEqual([]);
  });

  it('is refused with a wrong signature, and the refusal is audited', async () => {
    await expect(check(signed, sign(`${rawBody} `))).rejects.toThrow('is not authentic');
    const mapped = anonymousCall('ws_1');
    mapped.caller.address = '::ffff:192.0.2.7';
    await expect(check(signed, {}, withContext(mapped))).rejects.toThrow(
      'the signature is missing',
    );
    await expect(check(signed, { 'x-webhook-secret': 'no' }, from('ws_2'))).rejects.toThrow();
    await waitFor(() => audited().length >= 3);
    expect(audited().map(({ action, status }) => [action, status])).toEqual(
      Array.from({ length: 3 }, () => ['coldmail.webhook_refused', 'warning']),
    );
    expect(audited()[1]?.details).toEqual({ address: '192.0.2.7' });
  });

  it('is refused in a workspace that its secret is not of', async () => {
    const before = audited().length;
    for (const options of [
      withContext(anonymousCall('ws_2')),
      from('ws_2'),
      withContext(anonymousCall('ws_default')),
    ]) {
      await expect(check(signed, sign(rawBody), options)).rejects.toThrow('is not authentic');
    }
    await expect(check(signed, sign(rawBody, secret))).rejects.toThrow('is not authentic');
    await waitFor(() => audited().length >= before + 4);
  });

  it('shows its workspace’s secret to an owner', async () => {
    const shown = await signed.client.events.webhookSecret.query(undefined, from('ws_1'));
    expect(shown).toEqual({ webhook: 'coldmail', path: '/api/webhooks/coldmail', secret: own });
    const other = await signed.client.events.webhookSecret.query(undefined, from('ws_2'));
    expect(other.secret).not.toBe(own);
    const anonymous = withContext(anonymousCall('ws_1'));
    await expect(signed.client.events.webhookSecret.query(undefined, anonymous)).rejects.toThrow(
      'Sign in',
    );
  });

  it('needs a credential in strict tenancy where no secret is set, and none in open tenancy', async () => {
    const before = audited().length;
    await expect(check(strict, {})).rejects.toThrow('A credential is required');
    await check(strict, {}, from('ws_1'));
    await check(open, {});
    expect(audited()).toHaveLength(before);
  });
});
