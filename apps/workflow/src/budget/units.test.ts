import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sumDecimals } from './units.ts';

it('adds without binary fractions', () => {
  expect(sumDecimals(['0.1', '0.2'])).toBe('0.3');
  expect(sumDecimals(['0.000001', '1.25', '3'])).toBe('4.250001');
  expect(sumDecimals(['-0.5', '0.25'])).toBe('-0.25');
  expect(sumDecimals([])).toBe('0');
});

it('adds millionths exactly, whatever their number and order', () => {
  const millionths = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { maxLength: 50 });
  fc.assert(
    fc.property(millionths, (amounts) => {
      const texts = amounts.map((amount) => (amount / 1_000_000).toFixed(6));
      const total = amounts.reduce((sum, amount) => sum + amount, 0);
      expect(Number(sumDecimals(texts))).toBe(total / 1_000_000);
      expect(sumDecimals(texts.toReversed())).toBe(sumDecimals(texts));
    }),
  );
});
