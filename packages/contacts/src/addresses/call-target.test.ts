import { describe, expect, it } from 'vitest';
import { readCallTarget } from './call-target.ts';

describe('a number that is to be called', () => {
  it.each([
    ['+19005550100', 'premium'],
    ['+499001234567', 'premium'],
    ['+448443000000', 'premium'],
    ['+97911234567', 'premium'],
    ['+491805123456', 'shared-cost'],
    ['+80812345678', 'shared-cost'],
    ['+881612345678', 'satellite'],
    ['+8821612345678', 'satellite'],
    ['+870773112345', 'satellite'],
    ['+447012345678', 'personal'],
    ['+15005550006', 'personal'],
    ['+12001234567', 'no known kind'],
    ['+441110000000', 'no known kind'],
  ])('is refused by its kind: %s', async (number, kind) => {
    expect((await readCallTarget(number)).refusedAs).toContain(kind);
  });

  it.each([
    ['+12125550100', 'US'],
    ['+14165550123', 'CA'],
    ['+442079460123', 'GB'],
    ['+4915112345678', 'DE'],
    ['+18005550199', 'US'],
    ['+15551234567', 'US'],
    ['+447700900123', 'GB'],
  ])('may be called: %s', async (number, region) => {
    expect(await readCallTarget(number)).toEqual({ refusedAs: null, region });
  });
});
