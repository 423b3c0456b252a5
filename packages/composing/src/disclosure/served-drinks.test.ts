import { expect, it } from 'vitest';
import { isOfHealth } from './health.ts';
import { isCandid } from '../sentences/candid-sentences.ts';

it.each([
  'Drinks reception',
  'Canapes and drinks',
  'Welcome drinks',
  'Drinks reception for 80',
  'Evening drinks package',
  'Buffet with soft drinks',
])('takes what guests are served for nobody’s habit: %s', (said) => {
  expect(isOfHealth(said)).toBe(false);
  expect(isCandid(said, false)).toBe(false);
});

it.each([
  'He has a drink problem and is in rehab',
  'She came to the drinks reception with a broken hip after surgery',
])('reads what is told of somebody: %s', (said) => expect(isOfHealth(said)).toBe(true));
