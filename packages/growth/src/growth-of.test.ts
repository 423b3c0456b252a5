import { describe, expect, it } from 'vitest';
import { growthOf } from './growth-of.ts';

/** Reads every `step`th pair of characters; the sum keeps the work from being left out. */
function readPairs(text: string, width: number): number {
  let sum = 0;
  for (let one = 0; one < text.length; one += 20) {
    for (let other = 0; other < width; other += 20) {
      sum += text.charCodeAt(one) ^ text.charCodeAt(other);
    }
  }
  return sum;
}

describe('growthOf', () => {
  it('is about 4 for work in proportion to the length', () => {
    expect(growthOf((text) => readPairs(text, 50_000), 'ab')).toBeLessThan(10);
  });

  it('is about 16 for work in proportion to its square', () => {
    expect(growthOf((text) => readPairs(text, text.length), 'ab')).toBeGreaterThan(10);
  });
});
