import { expect, it } from 'vitest';
import { randomHex } from './random.ts';

it('gives as many digits as asked for, never the same ones again', () => {
  const all = Array.from({ length: 5_000 }, (_, n) => randomHex(n % 2 === 0 ? 8 : 24));
  expect(all.every((digits, n) => digits.length === (n % 2 === 0 ? 16 : 48))).toBe(true);
  expect(new Set(all.map((digits) => digits.slice(0, 16))).size).toBe(all.length);
});
