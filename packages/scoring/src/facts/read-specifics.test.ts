import { expect, it } from 'vitest';
import { readSpecifics } from './read-specifics.ts';

it.each([
  ['It comes to ₹12,50,000.', [1_250_000]],
  ['It comes to Rs. 1,25,000.50 in all.', [125_000.5]],
  ['It comes to 4.5 lakh.', [450_000]],
  ['It comes to £1,250,000.', [1_250_000]],
])('reads a figure by its groups: %s', (text, values) => {
  expect(readSpecifics(text).map((one) => one.values)).toEqual([values]);
});
