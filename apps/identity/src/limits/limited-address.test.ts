import { describe, expect, test } from 'vitest';
import { limitedNetworks, widestNetwork } from './limited-address.ts';

describe('what an address counts as', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['', ''],
    ['unknown', 'unknown'],
  ])('%s counts as %s alone', (address, network) => {
    expect(limitedNetworks(address)).toEqual([{ network, times: 1 }]);
    expect(widestNetwork(address)).toBe(network);
  });

  test.each(['2001:db8:1:2:3:4:5:6', '2001:DB8:1:2::'])(
    'the IPv6 address %s counts as its /64, its /56 and its /48, with rising limits',
    (address) => {
      expect(limitedNetworks(address)).toEqual([
        { network: '2001:db8:1:2::/64', times: 1 },
        { network: '2001:db8:1::/56', times: 2 },
        { network: '2001:db8:1::/48', times: 4 },
      ]);
      expect(widestNetwork(address)).toBe('2001:db8:1::/48');
    },
  );
});
