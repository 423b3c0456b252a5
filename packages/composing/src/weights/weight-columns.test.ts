import { sumWeights } from '@workspace-ops/replies';
import { expect, it } from 'vitest';
import { readColumns, sumColumns, writeColumns } from './weight-columns.ts';

const names = ['one', 'other'] as const;
const columns = {
  one: { bias: -1.5, weights: new Map(Object.entries({ both: 0.5, 'only one': -0.7, none: 0.1 })) },
  other: { bias: 0.25, weights: new Map(Object.entries({ both: -0.31, none: -0.1 })) },
};

it('reads what it wrote, less what weighs next to nothing', () => {
  const table = readColumns(writeColumns(columns, names), names);
  expect(['both', 'only one', 'none', ''].map(table.find)).toEqual([0, 1, undefined, undefined]);
  expect(sumColumns(['none', 'unknown'], table)).toEqual({ one: -1.5, other: 0.25 });
  for (const phrases of [['both'], ['only one'], ['both', 'only one', 'none']]) {
    const sums = sumColumns(phrases, table);
    expect(sums.one).toBeCloseTo(
      sumWeights(
        phrases.filter((one) => one !== 'none'),
        columns.one,
      ),
    );
    expect(sums.other).toBeCloseTo(
      sumWeights(
        phrases.filter((one) => one === 'both'),
        columns.other,
      ),
    );
  }
});

it('writes a line for each phrase, in the order of the alphabet', () => {
  expect(writeColumns(columns, names)).toBe('-150\t25\n50\t-31\tboth\n-70\t\tonly one\n');
});
