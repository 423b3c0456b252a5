import { expect, test } from 'vitest';
import { serviceAddresses } from './service-environment.ts';

test('services are found at the ports that they are given', () => {
  expect(serviceAddresses({ IDENTITY_PORT: '18081', AUDIT_PORT: '18087' })).toMatchObject({
    IDENTITY_URL: 'http://127.0.0.1:18081',
    AUDIT_URL: 'http://127.0.0.1:18087',
    WORKFLOW_URL: 'http://127.0.0.1:8085',
  });
});

test.each([
  ['0.0.0.0', 'http://127.0.0.1:8081'],
  ['::', 'http://[::1]:8081'],
  ['10.1.2.3', 'http://10.1.2.3:8081'],
  ['fd00::3', 'http://[fd00::3]:8081'],
])('services that listen on %s are found at %s', (host, url) => {
  expect(serviceAddresses({ INTERNAL_HOST: host })).toMatchObject({ IDENTITY_URL: url });
});

test('an address that is set stays, whatever the port', () => {
  const given = { IDENTITY_PORT: '0', IDENTITY_URL: 'http://10.0.0.7:9000' };
  expect(serviceAddresses(given)).not.toHaveProperty('IDENTITY_URL');
});

test('a port that the system picks is refused where its address would not be known', () => {
  expect(() => serviceAddresses({ SYNC_BRIDGE_PORT: '0' })).toThrow(
    'SYNC_BRIDGE_PORT must not be 0: the other services would not find sync-bridge',
  );
});
