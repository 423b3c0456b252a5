import { expect, it } from 'vitest';
import { splitNew } from './gather-new.ts';

const row = (second: number, id = `run_${second}`) => ({
  id,
  createdAt: new Date(second * 1_000).toISOString(),
});
const rows = [row(3), row(2), row(1)];

it('holds back what is newer than what was shown', () => {
  expect(splitNew(rows, row(2))).toEqual({ shown: [row(2), row(1)], newCount: 1 });
  expect(splitNew(rows, row(3))).toEqual({ shown: rows, newCount: 0 });
  expect(splitNew(rows, null)).toEqual({ shown: rows, newCount: 0 });
});

it('takes the id where two are of the same moment', () => {
  const same = [row(2, 'run_b'), row(2, 'run_a')];
  expect(splitNew(same, row(2, 'run_a'))).toEqual({ shown: [row(2, 'run_a')], newCount: 1 });
});

it('does so when the row that was shown first is none of the list any more', () => {
  expect(splitNew([row(3), row(1)], row(2))).toEqual({ shown: [row(1)], newCount: 1 });
});

it('shows all where none of what was shown is left', () => {
  expect(splitNew(rows, row(0))).toEqual({ shown: rows, newCount: 0 });
});
