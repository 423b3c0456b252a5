import { expect, it } from 'vitest';
import { byItsWords } from './by-its-words.ts';

it.each<[RegExp, string, boolean]>([
  [/\b(?:insert|add) your \w+/i, 'Please INSERT YOUR name', true],
  [/\b(?:insert|add) your \w+/i, 'your name', false],
  [/^(?:insert|add) your \w+/i, 'Please add your name', false],
  [/x\.\.\.|…/, 'x...', true],
  [/k[^]s/iu, '\u212A-\u017F', true],
  [/\d+/, '12', true],
])('tries %s on %s', (shape, text, found) => {
  expect(byItsWords(shape).test(text)).toBe(found);
});
