import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encode } from './encode-search-text.ts';

const anyText = fc
  .string({ unit: 'binary', maxLength: 12 })
  .map((text) => text.toWellFormed().normalize('NFC'));

/** The same meaning without the code: case dropped character by character. */
const folded = (text: string): string =>
  Array.from(text, (character) => character.toUpperCase().toLowerCase()).join('');

test('finds a text within another one exactly when it is there in some case', () => {
  const near = fc.tuple(anyText, anyText, anyText).map(([a, b, c]) => [a + b + c, b] as const);
  const pair = fc.oneof(near, fc.tuple(anyText, fc.string({ unit: 'binary', maxLength: 2 })));
  fc.assert(
    fc.property(pair, ([text, part]) => {
      // Joining may compose characters; encoding composes both sides by itself.
      const [whole, wanted] = [text.normalize('NFC'), part.normalize('NFC')];
      expect(encode(whole).includes(encode(wanted))).toBe(folded(whole).includes(folded(wanted)));
    }),
    { numRuns: 2_000 },
  );
});

test('writes letters, digits and spaces only', () => {
  fc.assert(fc.property(anyText, (text) => /^[a-zA-Z0-9 ]*$/.test(encode(text))));
});

test('keeps plain lower-case words as they are', () => {
  expect(encode('Run 42 was CHECKED')).toBe('run 42 was checked');
});
