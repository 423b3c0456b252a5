import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createRemoteKeys } from '@workspace-ops/service-kit';
import { createManualClock } from '@workspace-ops/testkit';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { readTestSettings } from '../test-support/start-gateway.ts';
import { readIdentityProvider, verifyExternal } from './identity-provider.ts';

describe('the settings', () => {
  const secret = '0123456789abcdef0123456789abcdef';

  test('without any IDP setting there is no identity provider', () => {
    expect(readIdentityProvider(readTestSettings({}))).toBeNull();
  });

  test.each([
    { IDP_ISSUER: 'a' },
    { IDP_JWKS_URL: 'https://idp.example.com/jwks' },
    { IDP_JWT_SECRET: secret, IDP_ISSUER: 'a' },
    { IDP_ISSUER: 'a', IDP_AUDIENCE: 'b' },
  ])('%j alone refuses to start', (environment) => {
    expect(() => readIdentityProvider(readTestSettings(environment))).toThrow(/IDP_/);
  });

  test('a secret under 32 bytes refuses to start, and is not printed', () => {
    const start = () => readTestSettings({ IDP_JWT_SECRET: 'too-short' });
    expect(start).toThrow('IDP_JWT_SECRET must have at least 32 bytes');
    expect(start).not.toThrow(/too-short/);
  });

  test('issuer, audience and a key make an identity provider', () => {
    const environment = { IDP_ISSUER: 'a', IDP_AUDIENCE: 'b', IDP_JWT_SECRET: secret };
    expect(readIdentityProvider(readTestSettings(environment))).toMatchObject({
      issuer: 'a',
      audience: 'b',
      jwksUrl: undefined,
    });
  });
});

const issuer = 'https://idp.example.com';
const audience = 'workspace-ops';
const secret = new TextEncoder().encode('0123456789abcdef0123456789abcdef');
const provider = { status: 200, requests: 0 };
const pairs = await generateKeyPair('RS256', { extractable: true });
const jwk = { ...(await exportJWK(pairs.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
const server = createServer((_req, res) => {
  provider.requests += 1;
  res.statusCode = provider.status;
  res.end(JSON.stringify({ keys: [jwk] }));
});
const clock = createManualClock();
let url: URL;

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks`);
});
beforeEach(() => Object.assign(provider, { status: 200, requests: 0 }));
afterAll(() => new Promise((resolve) => server.close(resolve)));

const options = () => ({
  issuer,
  audience,
  secret,
  emailTrusted: false,
  clock,
  keys: createRemoteKeys({ url: url.href, provider: 'The identity provider', clock }),
});

const claims = { email: 'Dana@Example.com', email_verified: true, name: 'Dana' };

const sign = (changes: Record<string, unknown> = {}, key: CryptoKey | Uint8Array = secret) =>
  new SignJWT({ ...claims, ...changes })
    .setProtectedHeader(key === secret ? { alg: 'HS256' } : { alg: 'RS256', kid: 'k1' })
    .setSubject('someone')
    .setIssuer(issuer)
    .setAudience(audience)
    .setExpirationTime('1h')
    .sign(key);

test('a provider is trusted in open tenancy, where nothing else is said', () => {
  const isTrusted = (environment: Record<string, string>) =>
    readIdentityProvider(
      readTestSettings({
        IDP_ISSUER: issuer,
        IDP_AUDIENCE: audience,
        IDP_JWKS_URL: url.href,
        ...environment,
      }),
    )?.emailTrusted;
  expect(isTrusted({ TENANCY: 'open' })).toBe(true);
  expect(isTrusted({ TENANCY: 'strict' })).toBe(false);
  expect(isTrusted({ TENANCY: 'open', IDP_EMAIL_TRUSTED: 'off' })).toBe(false);
  expect(isTrusted({ TENANCY: 'strict', IDP_EMAIL_TRUSTED: 'on' })).toBe(true);
});

test('a token with the shared secret gives its email in lower case', async () => {
  const identity = await verifyExternal(await sign(), options());
  expect(identity).toMatchObject({ email: 'dana@example.com', name: 'Dana' });
});

test('a token gives its issuer and its subject', async () => {
  const identity = await verifyExternal(await sign(), options());
  expect(identity).toMatchObject({ issuer, subject: 'someone' });
});

test('a provider that is trusted need not say that an email is verified, and may say it is not', async () => {
  const trusting = { ...options(), emailTrusted: true };
  for (const email_verified of [undefined, null, 'true', 1]) {
    const token = await sign({ email_verified });
    await expect(verifyExternal(token, trusting)).resolves.toMatchObject({ name: 'Dana' });
    await expect(verifyExternal(token, options())).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  }
  for (const email_verified of [false, 'false']) {
    await expect(verifyExternal(await sign({ email_verified }), trusting)).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  }
});

test('a token with a published key is accepted', async () => {
  const token = await sign({}, pairs.privateKey);
  await expect(verifyExternal(token, options())).resolves.toMatchObject({ name: 'Dana' });
});

test.each([
  ['without an email', { email: undefined }],
  ['with an email that is none', { email: 'dana' }],
  ['with an email of the Kelvin sign', { email: 'dana@\u212Apmg.com' }],
  ['without a subject', { sub: '' }],
  ['that does not say whether its email is verified', { email_verified: undefined }],
  ['with an unverified email', { email_verified: false }],
  ['with an unverified email as text', { email_verified: 'false' }],
  ['of another issuer', { iss: 'https://evil.example.com' }],
  ['for another audience', { aud: 'other' }],
  ['that has expired', { exp: 1_000_000_000 }],
  ['that is not valid yet', { nbf: 9_000_000_000 }],
])('a token %s is refused', async (_kind, changes: Record<string, unknown>) => {
  const token = await new SignJWT({
    ...claims,
    sub: 'someone',
    iss: issuer,
    aud: audience,
    exp: 9_000_000_000,
    ...changes,
  })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(secret);
  await expect(verifyExternal(token, options())).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('a public key does not pass for the shared secret', async () => {
  const publicKey = new TextEncoder().encode(await exportSPKI(pairs.publicKey));
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
    .setSubject('someone')
    .setIssuer(issuer)
    .setAudience(audience)
    .setExpirationTime('1h')
    .sign(publicKey);
  const withoutSecret = { ...options(), secret: undefined };
  for (const given of [options(), withoutSecret]) {
    await expect(verifyExternal(token, given)).rejects.toMatchObject({ code: 'unauthenticated' });
  }
});

test('a token without a signature is refused', async () => {
  const token = new UnsecuredJWT({ ...claims, sub: 'x' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setExpirationTime('1h')
    .encode();
  await expect(verifyExternal(token, options())).rejects.toMatchObject({ code: 'unauthenticated' });
});

test.each(['', 'a', 'a.b.c', '..', 'é.é.é'])('the text %j is refused', async (text) => {
  await expect(verifyExternal(text, options())).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('an outage of the published keys is 503, and the provider is left alone for a moment', async () => {
  provider.status = 500;
  const given = options();
  const token = await sign({}, pairs.privateKey);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await expect(verifyExternal(token, given)).rejects.toMatchObject({ code: 'unavailable' });
  }
  expect(provider.requests).toBe(1);
  provider.status = 200;
  clock.advance(5_001);
  await expect(verifyExternal(token, given)).resolves.toMatchObject({ name: 'Dana' });
});

test('keys that were had once serve while the provider is down', async () => {
  const given = options();
  const token = await sign({}, pairs.privateKey);
  await verifyExternal(token, given);
  provider.status = 500;
  clock.advance(11 * 60_000);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await expect(verifyExternal(token, given)).resolves.toMatchObject({ name: 'Dana' });
  }
  expect(provider.requests).toBe(2);
});

test('a key that the provider does not have is a bad token, not an outage', async () => {
  const other = await generateKeyPair('RS256');
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: 'k2' })
    .sign(other.privateKey);
  await expect(verifyExternal(token, options())).rejects.toMatchObject({ code: 'unauthenticated' });
});
