import { expect, it } from 'vitest';
import { plainWord, splitWords, stem, wordShape } from './words.ts';

it.each(["Priya's and Sam’s DOGS' bowls", 'İstanbul’s ferry', 'ΟΔΟΣ, ΟΔΟΣΑ', 'Ⅷ of ẞ, 2nd'])(
  'has the words of %s as each is by itself',
  (text) => {
    expect(splitWords(text)).toEqual((text.match(wordShape) ?? []).map(plainWord));
  },
);

it.each([
  ['parties', 'party'],
  ['stopped', 'stop'],
  ['calling', 'call'],
  ['buses', 'bus'],
  ['quickly', 'quick'],
  ['trees', 'tr'],
  ['bus', 'bus'],
  ['cars', 'car'],
])('has %s in common with its other forms as %s', (word, expected) => {
  expect(stem(word)).toBe(expected);
});
