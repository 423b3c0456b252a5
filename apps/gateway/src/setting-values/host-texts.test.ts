import { expect, test } from 'vitest';
import { readTestSettings } from '../test-support/start-gateway.ts';
import { isProxyAddress } from './host-texts.ts';

test.each(['loopback', '10.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8'])('%s is taken', (text) => {
  expect(isProxyAddress(text)).toBe(true);
});

test.each([
  'true',
  '1',
  '*',
  '10.0.0.0/33',
  '10.0.0/8',
  'example.com',
  '::1/129',
  '',
  '10.0.0.1/8/8',
])('%j is not: trust is given to addresses alone', (text) => {
  expect(isProxyAddress(text)).toBe(false);
});

test('a wrong TRUST_PROXY or ALLOWED_ORIGINS refuses to start', () => {
  expect(() => readTestSettings({ TRUST_PROXY: 'true' })).toThrow('TRUST_PROXY must be addresses');
  expect(() => readTestSettings({ TRUST_PROXY: 'none,loopback' })).toThrow('TRUST_PROXY must be');
  expect(() => readTestSettings({ ALLOWED_ORIGINS: '*' })).toThrow(
    'ALLOWED_ORIGINS must be origins',
  );
});
