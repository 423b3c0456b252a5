import { describe, expect, it } from 'vitest';
import { computeRatios, computeSlope, computeSpread } from './statistics.ts';

describe('the spread', () => {
  it('has the middle value, or the mean of the two in the middle', () => {
    expect(computeSpread([3, 1, 2])).toEqual({ median: 2, min: 1, max: 3 });
    expect(computeSpread([4, 1, 2, 3])).toEqual({ median: 2.5, min: 1, max: 4 });
    expect(computeSpread([7])).toEqual({ median: 7, min: 7, max: 7 });
  });

  it('is refused for nothing', () => {
    expect(() => computeSpread([])).toThrow('nothing');
  });
});

describe('ratios', () => {
  it('compare what was measured in the same round', () => {
    expect(computeRatios([3, 8], [6, 4])).toEqual([0.5, 2]);
  });
});

describe('the slope', () => {
  it('is the growth for one of x, and 0 for what stands still', () => {
    const line = [0, 1, 2, 3].map((x) => [x, 5 + 2 * x] as const);
    expect(computeSlope(line)).toBeCloseTo(2);
    expect(
      computeSlope([
        [1, 4],
        [2, 4],
      ]),
    ).toBe(0);
    expect(computeSlope([[1, 4]])).toBe(0);
  });
});
