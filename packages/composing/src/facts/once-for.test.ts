import { describe, expect, it } from 'vitest';
import { onceFor, onceForBoth } from './once-for.ts';

describe('onceFor', () => {
  it('reads an object once, and another of the same content by itself', () => {
    let reads = 0;
    const read = onceFor(({ value }: { value: string }) => [value, (reads += 1)] as const);
    const fact = { value: 'a' };
    expect([read(fact), read(fact), read({ value: 'a' })]).toEqual([
      ['a', 1],
      ['a', 1],
      ['a', 2],
    ]);
  });

  it('keeps that something is not so', () => {
    let reads = 0;
    const isLong = onceFor((text: readonly string[]) => (reads += 1) > 5 && text.length > 1);
    const text = ['a'];
    expect([isLong(text), isLong(text), reads]).toEqual([false, false, 1]);
  });
});

describe('onceForBoth', () => {
  it('reads two objects once together', () => {
    let reads = 0;
    const read = onceForBoth((one: object, other: object) => [one, other, (reads += 1)] as const);
    const [one, other] = [{}, {}];
    expect([read(one, other), read(one, other), read(other, one)].map(([, , at]) => at)).toEqual([
      1, 1, 2,
    ]);
  });
});
