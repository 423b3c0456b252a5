import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maxTries, retryDelayMs } from './subscriber.ts';

it('begins at about a second and doubles, within a fifth of jitter', () => {
  const tries = fc.integer({ min: 1, max: maxTries - 1 });
  fc.assert(
    fc.property(tries, fc.double({ min: 0, max: 1, noNaN: true }), (failed, random) => {
      const middle = 1_000 * 2 ** (failed - 1);
      const delayMs = retryDelayMs(failed, random);
      expect(delayMs).toBeGreaterThanOrEqual(middle * 0.8);
      expect(delayMs).toBeLessThanOrEqual(middle * 1.2);
    }),
  );
});
