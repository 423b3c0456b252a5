import { expect, test } from 'vitest';
import { settingsOf } from '../test-support/start-gateway.ts';
import { readIdentityProvider } from './identity-provider-settings.ts';

const secret = '0123456789abcdef0123456789abcdef';

test('without any IDP setting there is no identity provider', () => {
  expect(readIdentityProvider(settingsOf({}))).toBeNull();
});

test.each([
  { IDP_ISSUER: 'a' },
  { IDP_JWKS_URL: 'https://idp.example.com/jwks' },
  { IDP_JWT_SECRET: secret, IDP_ISSUER: 'a' },
  { IDP_ISSUER: 'a', IDP_AUDIENCE: 'b' },
])('%j alone refuses to start', (environment) => {
  expect(() => readIdentityProvider(settingsOf(environment))).toThrow(/IDP_/);
});

test('a secret under 32 bytes refuses to start, and is not printed', () => {
  const start = () => settingsOf({ IDP_JWT_SECRET: 'too-short' });
  expect(start).toThrow('IDP_JWT_SECRET must have at least 32 bytes');
  expect(start).not.toThrow(/too-short/);
});

test('issuer, audience and a key make an identity provider', () => {
  const environment = { IDP_ISSUER: 'a', IDP_AUDIENCE: 'b', IDP_JWT_SECRET: secret };
  expect(readIdentityProvider(settingsOf(environment))).toMatchObject({
    issuer: 'a',
    audience: 'b',
    jwksUrl: undefined,
  });
});
