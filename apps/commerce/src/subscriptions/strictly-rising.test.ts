import { expect, it } from 'vitest';
import { strictlyRising } from './strictly-rising.ts';

it('never tells the same time twice, nor an earlier one', () => {
  const times = [5, 5, 5, 3, 100, 100];
  const clock = strictlyRising({ now: () => new Date(times.shift()!) });
  const told = Array.from({ length: 6 }, () => clock.now().getTime());
  expect(told).toEqual([5, 6, 7, 8, 100, 101]);
});
