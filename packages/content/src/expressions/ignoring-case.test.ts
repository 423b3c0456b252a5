import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ignoringCase } from './ignoring-case.ts';

/** An empty group, so that the rest is written in both cases. */
const written = (source: string): string => ignoringCase(`(?-i:)${source}`).source.slice(4);

it('leaves an expression without groups to the flag', () => {
  expect(ignoringCase('mr fox')).toEqual(/mr fox/iu);
  expect(ignoringCase('mr fox', 'g')).toEqual(/mr fox/giu);
});

it('ignores case but within the groups', () => {
  const shape = ignoringCase(String.raw`\bmr (?-i:\p{Lu}\p{Ll}+|von (?:der )?\p{Lu}) called`, 'g');
  expect(shape.flags).toBe('gu');
  expect('MR Fox Called, mr von der B called, Mr fox called, Mr FOX called'.match(shape)).toEqual([
    'MR Fox Called',
    'mr von der B called',
  ]);
});

it('keeps the case in groups within a group, and ignores it again behind them', () => {
  expect(ignoringCase('(?-i:a(b(?-i:c)[d])e)f(?:g(?-i:h))i').source).toBe(
    '(?:a(b(?:c)[d])e)[fF](?:[gG](?:h))[iI]',
  );
});

it.each([
  ['w1', '[wW]1'],
  ['éß', '[éÉ]ß'],
  ['[abä]', '[aAbBäÄ]'],
  ['[^.;x]', '[^.;xX]'],
  ['[a-c_-]', String.raw`[a-cABC_\-]`],
  ['[-a]', String.raw`[\-aA]`],
  ['[X-Z0-9]', '[X-Zxyz0-9]'],
  ['[ß-à]', '[ß-àÀ]'],
  [String.raw`[\]a\\]`, String.raw`[\]aA\\]`],
  [String.raw`[\d\p{L}\p{Lu}\u00a0]`, String.raw`[\d\p{L}\p{LC}\u00a0]`],
  [String.raw`\bA\.\s\/\n`, String.raw`\b[Aa]\.\s\/\n`],
  [String.raw`\p{L}+\P{N}{1,3}?`, String.raw`\p{L}+\P{N}{1,3}?`],
  [String.raw`\p{Lu}\p{Ll}`, String.raw`\p{LC}\p{LC}`],
  ['(?<!a)(?<=b)(?=c)(?!d)(?<name>e)', '(?<![aA])(?<=[bB])(?=[cC])(?![dD])(?<name>[eE])'],
])('writes %s in both cases', (source, expected) => {
  expect(written(source)).toBe(expected);
});

it.each([
  '(?i:a)',
  '(?s-i:a)',
  String.raw`(a)\1`,
  String.raw`(?<a>b)\k<a>`,
  String.raw`\x41`,
  String.raw`\u0041`,
  String.raw`\u{41}`,
  String.raw`\cA`,
  String.raw`\P{Lu}`,
  String.raw`\p{Uppercase}`,
  String.raw`[\P{Ll}]`,
  String.raw`[\cA]`,
  String.raw`[!-\uffff]`,
])('refuses %s', (source) => {
  expect(() => written(source)).toThrow('Not understood');
});

describe('beside the flag', () => {
  const terms = [
    ...String.raw`a Z é Ü σ д 1 . - ['’] [a-f] [^A-F] [^éx-]`.split(' '),
    ...String.raw`\b \p{Lu} [^\p{Ll}] \p{L} \w (?:b|cd) (?<!b) (?=c) (d)?`.split(' '),
    ' ',
  ];
  const source = fc
    .array(fc.constantFrom(...terms), { minLength: 1, maxLength: 5 })
    .map((some) => some.join(''));
  const character = fc.constantFrom(...'abcdefxzABCDEFXZéÉüÜσΣдД1.- ’'.split(''));
  const text = fc.string({ unit: character, maxLength: 12 });

  it('finds the same', () => {
    fc.assert(
      fc.property(source, text, (shape, said) => {
        const all = (flagged: RegExp): string[] => [...said.matchAll(flagged)].map(String);
        expect(all(ignoringCase(`(?-i:)${shape}`, 'g'))).toEqual(all(new RegExp(shape, 'giu')));
      }),
      { numRuns: 2_000 },
    );
  });

  it('finds the same letters', () => {
    const letters = Array.from({ length: 0x180 }, (_, at) => String.fromCharCode(at)).filter(
      (one) => /[\p{L}--[ſßµ]]/v.test(one),
    );
    for (const letter of letters)
      expect(letters.filter((one) => ignoringCase(`(?-i:)${letter}`).test(one))).toEqual(
        letters.filter((one) => new RegExp(letter, 'iu').test(one)),
      );
  });
});
