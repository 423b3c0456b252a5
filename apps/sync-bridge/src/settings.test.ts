import { readSettings } from '@workspace-ops/service-kit';
import { expect, it } from 'vitest';
import { syncBridgeSettings } from './settings.ts';

const read = (WEBHOOK_ALLOW_HOSTS: string) =>
  readSettings(syncBridgeSettings, { WEBHOOK_ALLOW_HOSTS }).WEBHOOK_ALLOW_HOSTS;

it('allows no internal host by default', () => {
  expect(read('')).toEqual([]);
});

it('takes host names, addresses and networks', () => {
  const hosts = ['receiver.internal', 'db_1', '10.0.0.1', '10.0.0.0/8', '[::1]', 'fd00::/8'];
  expect(read(hosts.join(', '))).toEqual(hosts);
});

it.each(['http://a', '10.0.0.0/33', '10.0.0.0/8/9', 'a b', 'fd00::/129', '/8', '*.internal'])(
  'refuses %s',
  (entry) => {
    expect(() => read(entry)).toThrow('WEBHOOK_ALLOW_HOSTS must list host names');
  },
);
