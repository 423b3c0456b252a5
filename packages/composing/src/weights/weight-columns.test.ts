import { expect, it } from 'vitest';
import { readColumns, writeColumns } from './weight-columns.ts';

const names = ['one', 'other'] as const;
const columns = {
  one: { bias: -1.5, weights: new Map(Object.entries({ both: 0.5, 'only one': -0.7, none: 0.1 })) },
  other: { bias: 0.25, weights: new Map(Object.entries({ both: -0.31, none: -0.1 })) },
};

it('reads what it wrote, less what weighs next to nothing', () => {
  const read = readColumns(writeColumns(columns, names), names);
  expect(read.one.bias).toBe(-1.5);
  expect(read.other.bias).toBe(0.25);
  expect(Object.fromEntries(read.one.weights)).toEqual({ both: 0.5, 'only one': -0.7 });
  expect(Object.fromEntries(read.other.weights)).toEqual({ both: -0.31 });
});

it('writes a line for each phrase, in the order of the alphabet', () => {
  expect(writeColumns(columns, names)).toBe('-150\t25\n50\t-31\tboth\n-70\t\tonly one\n');
});
