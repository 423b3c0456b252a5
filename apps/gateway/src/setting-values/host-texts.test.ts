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

test('a wrong TRUST_PROXY refuses to start', () => {
  expect(() => readTestSettings({ TRUST_PROXY: 'true' })).toThrow('TRUST_PROXY must be addresses');
  expect(() => readTestSettings({ TRUST_PROXY: 'none,loopback' })).toThrow('TRUST_PROXY must be');
});

test.each([
  '*',
  'null',
  'app.example.com',
  'https://app.example.com/path',
  'https://app.example.com?x=1',
  'https://app.example.com#x',
  'https://ops@app.example.com',
  'https://*.example.com',
  'htps://app.example.com',
  'htttp://app.example.com',
  'wss://app.example.com',
  'blob:https://app.example.com',
])('ALLOWED_ORIGINS with %s refuses to start', (origin) => {
  const read = () => readTestSettings({ ALLOWED_ORIGINS: `https://good.example.com, ${origin}` });
  expect(read).toThrow('ALLOWED_ORIGINS must be origins');
});

test('ALLOWED_ORIGINS are read as browsers write them', () => {
  const ALLOWED_ORIGINS =
    'https://App.example.com:443/, http://localhost:5173, capacitor://localhost';
  expect(readTestSettings({ ALLOWED_ORIGINS }).ALLOWED_ORIGINS).toEqual([
    'https://app.example.com',
    'http://localhost:5173',
    'capacitor://localhost',
  ]);
});
