import { expect, it } from 'vitest';
import { computeShare } from './share.ts';

it('has no share without a limit', () => {
  expect(computeShare(3, 1, null)).toBeNull();
});

it('names the highest threshold that is reached by what is spent alone', () => {
  expect(computeShare(4.99, 3, 10)).toEqual({
    percent: 49,
    spent: 49.9,
    reserved: 30,
    reached: null,
  });
  expect(computeShare(5, 0, 10)?.reached).toBe(50);
  expect(computeShare(8, 0, 10)?.reached).toBe(80);
  expect(computeShare(12, 0, 10)).toMatchObject({ percent: 120, spent: 100, reached: 100 });
});

it('never fills more than the bar', () => {
  const share = computeShare(9, 5, 10)!;
  expect(share.spent + share.reserved).toBe(100);
  expect(computeShare(0, 1, 0)).toEqual({ percent: 100, spent: 100, reserved: 0, reached: 100 });
});
