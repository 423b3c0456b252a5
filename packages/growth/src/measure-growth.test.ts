import { describe, expect, it } from 'vitest';
import { measureGrowth } from './measure-growth.ts';

/** Reads every twentieth pair of characters; the sum keeps the work from being left out. */
function readPairs(text: string, width: number): number {
  let sum = 0;
  for (let one = 0; one < text.length; one += 20) {
    for (let other = 0; other < width; other += 20) {
      sum += text.charCodeAt(one) ^ text.charCodeAt(other);
    }
  }
  return sum;
}

describe('measureGrowth', () => {
  it('is about 4 for work in proportion to the length', () => {
    expect(measureGrowth((text) => readPairs(text, 100_000), 'ab')).toBeLessThan(10);
  });

  it('is about 16 for work in proportion to its square', () => {
    expect(measureGrowth((text) => readPairs(text, text.length), 'ab')).toBeGreaterThan(10);
  });

  /** Keeps the processor busy for so long. */
  const work = (ms: number): void => {
    const before = process.threadCpuUsage();
    for (let spent = 0; spent < ms;) {
      const { user, system } = process.threadCpuUsage(before);
      spent = (user + system) / 1_000;
    }
  };

  it.each([
    ['length', 4, (length: number) => length / 45],
    ['square', 16, (length: number) => length ** 2 / 4_500_000],
  ])('compares new texts where one takes seconds, in proportion to its %s', (_, about, msOf) => {
    const known = new Set<string>();
    const read = (text: string): void => {
      if (!known.has(text)) work(msOf(text.length));
      known.add(text);
    };
    const growth = measureGrowth(read, 'ab');
    expect(growth).toBeGreaterThan(about * 0.6);
    expect(growth).toBeLessThan(about * 1.6);
  });

  it('takes texts that no repetition makes', () => {
    const made: number[] = [];
    const growth = measureGrowth(
      (text: string) => made.push(text.length),
      (length) => `${'a'.repeat(length - 1)}b`,
    );
    expect(growth).toBeLessThan(10);
    expect(new Set(made)).toEqual(new Set([25_000, 100_000]));
  });
});
