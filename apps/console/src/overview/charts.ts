import type { Schemas } from '../api.ts';
import type { PlotLine } from '../charts/plot-data.ts';
import { formatCost } from '../ui/format-cost.ts';
import { formatDuration } from '../ui/format-time.ts';
import { words } from './messages.en.ts';

type Series = Schemas['MetricSeries'];
type LineName = keyof typeof words.lines;

export interface TrendChart {
  name: keyof typeof words.charts;
  metric: Series['metric'];
  /** The series that are drawn, each with its colour. */
  lines: Readonly<Partial<Record<LineName, string>>>;
  format: (value: number) => string;
}

const plain = (value: number): string => value.toLocaleString('en');

/** The charts, in the order in which they are shown. */
export const charts: readonly TrendChart[] = [
  { name: 'waiting', metric: 'waiting', lines: { waiting: '--waiting' }, format: plain },
  {
    name: 'runs',
    metric: 'runs',
    lines: { started: '--running', completed: '--completed', failed: '--failed' },
    format: plain,
  },
  { name: 'cost', metric: 'cost', lines: { cost: '--accent-text' }, format: formatCost },
  {
    name: 'quality',
    metric: 'quality',
    lines: { average: '--accent-text', lowest: '--failed' },
    format: plain,
  },
  {
    name: 'decisions',
    metric: 'latency',
    lines: { decisionMedian: '--accent-text', decisionP95: '--waiting' },
    format: formatDuration,
  },
  {
    name: 'steps',
    metric: 'latency',
    lines: { stepMedian: '--accent-text', stepP95: '--waiting' },
    format: formatDuration,
  },
];

/** The series of an answer that the chart draws; one that the answer lacks is left out. */
export const pickLines = ({ lines }: TrendChart, series: Series['series']): PlotLine[] =>
  Object.entries(lines).flatMap(([name, colour]) => {
    const found = series.find((candidate) => candidate.name === name);
    if (found === undefined) return [];
    return [{ key: name, label: words.lines[name as LineName], colour, values: found.values }];
  });
