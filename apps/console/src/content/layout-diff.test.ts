import { expect, it } from 'vitest';
import { layoutDiff, type DiffRow } from './layout-diff.ts';

/** As `-one [two]`: the kind, and what changed in brackets. */
const show = (row: DiffRow): string => {
  if (row.kind === 'skipped') return `...${row.count}`;
  const sign = { same: ' ', removed: '-', added: '+' }[row.kind];
  return sign + row.parts.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('');
};
const diff = (before: string, after: string) => layoutDiff(before, after)?.map(show);

it('marks the words that changed in a line', () => {
  expect(diff('Call us today.\n', 'Call us on Thursday.\n')).toEqual([
    '-Call us [today].',
    '+Call us [on Thursday].',
  ]);
});

it('shows lines that were only added or removed', () => {
  expect(diff('one\ntwo\n', 'one\ntwo\nthree\n')).toEqual([' one', ' two', '+[three]']);
  expect(diff('one\ntwo\n', 'two\n')).toEqual(['-[one]', ' two']);
});

it('leaves out what is far from a change', () => {
  const lines = Array.from({ length: 20 }, (_, index) => `line ${index}`);
  const changed = lines.with(10, 'other');
  expect(diff(lines.join('\n'), changed.join('\n'))).toEqual([
    '...8',
    ' line 8',
    ' line 9',
    '-[line 10]',
    '+[other]',
    ' line 11',
    ' line 12',
    '...7',
  ]);
});

it('keeps blank lines of a replaced stretch', () => {
  expect(diff('a\n\nb\n', 'c\n\nd\n')).toEqual(['-[a]', '+[c]', ' ', '-[b]', '+[d]']);
});

it('finds nothing in equal texts', () => {
  expect(layoutDiff('same\n', 'same\n')?.every(({ kind }) => kind === 'same')).toBe(true);
});
