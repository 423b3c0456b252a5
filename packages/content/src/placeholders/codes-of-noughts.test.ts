import { expect, it } from 'vitest';
import { findPlaceholders } from './find-placeholders.ts';

it.each([
  ['Order part number 00-00-17 today.', 0],
  ['The batch code 00.00.42 is recalled.', 0],
  ['Delivery on 00.00.2026 as agreed.', 1],
  ['Pay to sort code 00-00-00 please.', 1],
])('takes a code for no date, and noughts alone for none: %s', (text, count) => {
  expect(findPlaceholders(text)).toHaveLength(count);
});
