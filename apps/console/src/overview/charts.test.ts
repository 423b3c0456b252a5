import { expect, it } from 'vitest';
import { charts, pickLines } from './charts.ts';

const find = (name: string) => charts.find((chart) => chart.name === name)!;

it('draws the series of its own of an answer, in its own order', () => {
  const series = [
    { name: 'stepMedian', unit: 'ms', values: [1] },
    { name: 'decisionP95', unit: 'ms', values: [4] },
    { name: 'decisionMedian', unit: 'ms', values: [null] },
  ] as const;
  const lines = pickLines(
    find('decisions'),
    series.map((line) => ({ ...line, values: [...line.values] })),
  );
  expect(lines.map(({ key, values }) => [key, values])).toEqual([
    ['decisionMedian', [null]],
    ['decisionP95', [4]],
  ]);
});

it('leaves out what an answer lacks', () => {
  expect(pickLines(find('waiting'), [])).toEqual([]);
});
