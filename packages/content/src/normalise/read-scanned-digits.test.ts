import { expect, it } from 'vitest';
import { readScannedDigits } from './read-scanned-digits.ts';

it.each([
  ['card 4OOO 0566 5566 5556', 'card 4000 0566 5566 5556'],
  ['SSN 34l-52-88O7', 'SSN 341-52-8807'],
  ['O7700 9OO461', '07700 900461'],
  ['O2 Il10 IO1O', 'O2 1110 1010'],
  ['Otto, lO, v1l2, H2O, ORDER', 'Otto, lO, v1l2, H2O, ORDER'],
])('reads %s as %s', (text, read) => {
  expect(readScannedDigits(text)).toBe(read);
});
