import { signedRequestSchema, type SignedRequest } from '@workspace-ops/contracts';
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { checkWebhook } from './verify-webhook.ts';
import { deriveWorkspaceSecret } from './webhook-secrets.ts';
import { findSignatureFault } from './webhook-signature.ts';

const now = new Date('2026-03-02T10:00:00Z');
const secret = `whsec_${Buffer.from('0123456789abcdef01234567').toString('base64')}`;

const signed = (body: string, options: { by?: Webhook; at?: Date } = {}): SignedRequest => {
  const { by = new Webhook(secret), at = now } = options;
  return {
    rawBody: body,
    headers: {
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
      'webhook-signature': by.sign('msg_1', at, body),
    },
  };
};

const fault = (request: SignedRequest, key = secret) =>
  findSignatureFault(request, { secrets: [key], now });

describe('a Standard Webhooks signature', () => {
  it('of the body is good, whatever the body', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (body) => {
        expect(fault(signed(body))).toBeNull();
      }),
    );
  });

  it('of another body, id or moment is not', () => {
    const request = signed('{"callId":"1"}');
    expect(fault({ ...request, rawBody: '{"callId":"2"}' })).toBe(
      'the signature does not match the body',
    );
    for (const change of [{ 'webhook-id': 'msg_2' }, { 'webhook-timestamp': '1772445601' }]) {
      const headers = { ...request.headers, ...change };
      expect(fault({ ...request, headers })).toBe('the signature does not match the body');
    }
  });

  it('is good for five minutes, either way', () => {
    const at = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
    expect(fault(signed('{}', { at: at(-300) }))).toBeNull();
    expect(fault(signed('{}', { at: at(300) }))).toBeNull();
    expect(fault(signed('{}', { at: at(-301) }))).toContain('webhook-timestamp');
    expect(fault(signed('{}', { at: at(301) }))).toContain('webhook-timestamp');
    const request = signed('{}');
    for (const timestamp of ['', 'now', '1e9', '-5', '0x10', '9'.repeat(40)]) {
      const headers = { ...request.headers, 'webhook-timestamp': timestamp };
      expect(fault({ ...request, headers })).not.toBeNull();
    }
  });

  it('may be one of several, while a secret rotates', () => {
    const request = signed('{}');
    const others = `v1,AAAA v1a,BBBB ${request.headers['webhook-signature']} v1`;
    const headers = { ...request.headers, 'webhook-signature': others };
    expect(fault({ ...request, headers })).toBeNull();
  });

  it('may be made with a secret in base64 alone or in plain text', () => {
    const bare = secret.slice('whsec_'.length);
    expect(fault(signed('{}'), bare)).toBeNull();
    const plain = 'correct horse battery';
    const by = new Webhook(Buffer.from(plain), { format: 'raw' });
    expect(fault(signed('{}', { by }), plain)).toBeNull();
    expect(fault(signed('{}', { by }), `${plain}!`)).not.toBeNull();
  });
});

describe('X-Webhook-Secret', () => {
  const request = (value: string): SignedRequest => ({
    rawBody: '{}',
    headers: { 'x-webhook-secret': value },
  });

  it('must equal the secret', () => {
    expect(fault(request(secret))).toBeNull();
    for (const wrong of ['', secret.slice(0, -1), `${secret} `, secret.toUpperCase()]) {
      expect(fault(request(wrong))).toBe('X-Webhook-Secret is wrong');
    }
    expect(fault({ rawBody: '{}', headers: {} })).toBe('the signature is missing');
  });

  it('does not spoil a good signature, nor does a bad signature spoil it', () => {
    const good = signed('{}');
    const wrong = { ...good.headers, 'x-webhook-secret': 'wrong' };
    expect(fault({ ...good, headers: wrong })).toBeNull();
    const right = { ...good.headers, 'webhook-signature': 'v1,no', 'x-webhook-secret': secret };
    expect(fault({ ...good, headers: right })).toBeNull();
  });
});

describe('the verdict on a webhook', () => {
  const request = signedRequestSchema.parse({ rawBody: '{}', headers: {} });
  const secrets = { webhook: 'voice', defaultWorkspaceId: 'ws_default', master: secret } as const;
  const check = (
    auth: { master?: string; tenancy: 'open' | 'strict' },
    isKnown: boolean,
    given: SignedRequest = request,
    workspaceId = 'ws_default',
  ) =>
    checkWebhook({ ...secrets, secretName: 'X_SECRET', master: undefined, ...auth }, given, {
      workspaceId,
      isKnown,
      now,
    }).kind;
  const strict = { tenancy: 'strict', master: secret } as const;
  const signedFor = (workspaceId: string, webhook: 'voice' | 'coldmail' = 'voice') =>
    signed('{}', { by: new Webhook(deriveWorkspaceSecret({ ...secrets, webhook }, workspaceId)!) });

  it('without a secret is that on any endpoint', () => {
    expect(check({ tenancy: 'open' }, false)).toBe('accepted');
    expect(check({ tenancy: 'strict' }, true)).toBe('accepted');
    expect(check({ tenancy: 'strict' }, false)).toBe('unauthenticated');
  });

  it('with a secret hangs on the signature alone', () => {
    for (const tenancy of ['open', 'strict'] as const) {
      const auth = { tenancy, master: secret };
      expect(check(auth, true)).toBe('invalid_signature');
      expect(check(auth, false)).toBe('invalid_signature');
      expect(check(auth, false, signed('{}'))).toBe('accepted');
    }
  });

  it('takes the master for the default workspace only', () => {
    expect(check(strict, true, signed('{}'), 'ws_a')).toBe('invalid_signature');
    const plain = { rawBody: '{}', headers: { 'x-webhook-secret': secret } };
    expect(check(strict, true, plain, 'ws_a')).toBe('invalid_signature');
    expect(check(strict, false, plain)).toBe('accepted');
  });

  it('takes a workspace’s own secret for that workspace and that webhook only', () => {
    expect(check(strict, false, signedFor('ws_a'), 'ws_a')).toBe('accepted');
    expect(check(strict, false, signedFor('ws_default'))).toBe('accepted');
    expect(check(strict, false, signedFor('ws_a'), 'ws_b')).toBe('invalid_signature');
    expect(check(strict, false, signedFor('ws_a'))).toBe('invalid_signature');
    expect(check(strict, false, signedFor('ws_a', 'coldmail'), 'ws_a')).toBe('invalid_signature');
  });
});
