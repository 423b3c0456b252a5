import { expect, it } from 'vitest';
import { computeBackoffMs } from './backoff.ts';

it('grows with each failure up to the longest delay', () => {
  const backoff = { firstMs: 250, longestMs: 5_000 };
  const delays = [1, 2, 3, 4, 5, 6, 2_000].map((failures) => computeBackoffMs(backoff, failures));
  expect(delays).toEqual([250, 500, 1_000, 2_000, 4_000, 5_000, 5_000]);
});

it('grows by the factor that is given', () => {
  const backoff = { firstMs: 1_000, factor: 3 };
  expect([1, 2, 3].map((failures) => computeBackoffMs(backoff, failures))).toEqual([
    1_000, 3_000, 9_000,
  ]);
});

it('varies by the jitter in both directions, also at the longest delay', () => {
  const backoff = { firstMs: 1_000, longestMs: 2_000, jitter: 0.2 };
  expect([0, 0.5, 1].map((random) => computeBackoffMs(backoff, 1, random))).toEqual([
    800, 1_000, 1_200,
  ]);
  expect(computeBackoffMs(backoff, 9, 1)).toBe(2_400);
});
