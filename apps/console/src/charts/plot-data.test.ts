import { expect, it } from 'vitest';
import { hasValues, toPlotData } from './plot-data.ts';

const line = (values: (number | null)[]) => ({ key: 'a', label: 'A', colour: '--text', values });

it('gives times in seconds and keeps gaps', () => {
  const times = ['2026-11-22T00:00:00.000Z', '2026-11-23T00:00:00.000Z'];
  expect(toPlotData(times, [line([1, null])])).toEqual([
    [1_795_305_600, 1_795_392_000],
    [1, null],
  ]);
});

it('refuses lines that do not fit the times', () => {
  expect(() => toPlotData(['2026-11-22T00:00:00.000Z'], [line([1, 2])])).toThrow('a has 2 values');
});

it('tells whether there is anything to draw', () => {
  expect(hasValues([line([null, null]), line([0])])).toBe(true);
  expect(hasValues([line([null])])).toBe(false);
});
