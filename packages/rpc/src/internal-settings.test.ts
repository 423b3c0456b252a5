import { expect, test } from 'vitest';
import { addressSetting, portSetting } from './internal-settings.ts';

const { schema } = addressSetting('audit');

test('addresses of replicas are read', () => {
  expect(schema.parse('http://audit:8087, http://[::1]:8087/')).toEqual([
    'http://audit:8087',
    'http://[::1]:8087/',
  ]);
});

test.each(['https://audit:8087', 'audit:8087', 'http://audit:8087/rpc', 'http://u@audit:8087', ''])(
  '%j is no address of a replica',
  (text) => {
    expect(() => schema.parse(text)).toThrow('must');
  },
);

test('a port says who refuses 0', () => {
  expect(portSetting('voice-gateway').description).toContain(
    '`start:services` refuses unless VOICE_GATEWAY_URL says where it is',
  );
});
