import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseProbes, encode } from './search-text.ts';

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

test('whatever contains the text contains its probes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const needle = encode(text);
      const probes = chooseProbes(needle);
      expect(probes.length).toBeLessThanOrEqual(4);
      for (const probe of probes) expect(needle).toContain(probe);
    }),
  );
});

test('prefers digits and rare letters, and takes no word apart from its neighbour', () => {
  expect(chooseProbes('the zebra 2041')).toEqual(['204', '041', 'zeb', 'bra']);
  expect(chooseProbes('of run 77a3f')[0]).toBe('77a');
  expect(chooseProbes('a b cd')).toEqual([]);
});
