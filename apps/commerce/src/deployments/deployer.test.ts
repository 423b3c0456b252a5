import fc from 'fast-check';
import { expect, it } from 'vitest';
import { retryDelayMs } from './deployer.ts';

it('doubles from a quarter of a second up to five seconds', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(retryDelayMs)).toEqual([
    250, 500, 1_000, 2_000, 4_000, 5_000, 5_000,
  ]);
});

it('is a finite delay after any number of attempts', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 31 - 1 }), (attempts) => {
      expect(retryDelayMs(attempts)).toBeGreaterThanOrEqual(250);
      expect(retryDelayMs(attempts)).toBeLessThanOrEqual(5_000);
    }),
  );
});
