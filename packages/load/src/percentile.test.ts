import { expect, it } from 'vitest';
import { percentile } from './percentile.ts';

it('is the nearest rank, whatever the order of the values', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([50, 99, 100].map((percent) => percentile(values, percent))).toEqual([50, 99, 100]);
  expect(percentile([5], 1)).toBe(5);
});
