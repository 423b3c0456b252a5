import { expect, it } from 'vitest';
import { createThrottle } from './throttle.ts';

it('lets so many pass for a key, so many in all, and begins anew with each window', () => {
  let now = 0;
  const clock = { now: () => new Date(now) };
  const mayPass = createThrottle({ maxPerKey: 2, max: 3, windowMs: 1_000, clock });
  expect(['a', 'a', 'a', 'b', 'c'].map(mayPass)).toEqual([true, true, false, true, false]);
  now = 999;
  expect(mayPass('b')).toBe(false);
  now = 1_000;
  expect(mayPass('a')).toBe(true);
});
