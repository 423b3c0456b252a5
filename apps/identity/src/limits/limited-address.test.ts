import { describe, expect, test } from 'vitest';
import { limitedAddress } from './limited-address.ts';

describe('what an address counts as', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['::1', '::/64'],
    ['', ''],
    ['unknown', 'unknown'],
  ])('%s counts as %s', (address, expected) => {
    expect(limitedAddress(address)).toBe(expected);
  });
});
