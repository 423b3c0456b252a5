import { expect, it } from 'vitest';
import { atLeast, atMost, meets } from './goal.ts';

it('is met at its own value and on its good side, and missed on the other', () => {
  expect([0.8, 0.75, 0.74].map((value) => meets(value, atLeast(0.75)))).toEqual([
    true,
    true,
    false,
  ]);
  expect([1.9, 2, 2.1].map((value) => meets(value, atMost(2)))).toEqual([true, true, false]);
});

it('is missed by what is no number', () => {
  expect(meets(Number.NaN, atLeast(1))).toBe(false);
  expect(meets(Number.NaN, atMost(1))).toBe(false);
});
