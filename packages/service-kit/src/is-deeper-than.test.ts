import { expect, test } from 'vitest';
import { isDeeperThan } from './is-deeper-than.ts';

test('depth is counted in arrays as in objects', () => {
  expect(isDeeperThan({ a: [[1]] }, 2)).toBe(false);
  expect(isDeeperThan({ a: [[1]] }, 1)).toBe(true);
});
