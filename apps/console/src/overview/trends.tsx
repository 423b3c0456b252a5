import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useId, useMemo } from 'react';
import type { Schemas } from '../api.ts';
import { Chart } from '../charts/chart.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { words } from './messages.en.ts';
import { charts, pickLines, type TrendChart } from './charts.ts';
import { seriesQuery } from './queries.ts';

type Bucket = Schemas['MetricSeries']['bucket'];

/** The workspace over the last hours, days or weeks. */
export function Trends() {
  const { range: bucket = 'day' } = useSearch({ from: '/shell/overview' });
  return (
    <section aria-labelledby="trends">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 id="trends" className="text-heading">
          {words.trends}
        </h2>
        <Range bucket={bucket} />
      </div>
      <div className="grid grid-cols-1 gap-6 wide:grid-cols-2">
        {charts.map((chart) => (
          <Trend key={chart.name} chart={chart} bucket={bucket} />
        ))}
      </div>
    </section>
  );
}

function Range({ bucket }: { bucket: Bucket }) {
  const navigate = useNavigate({ from: '/overview' });
  const choose = (chosen: string) => {
    const range = chosen === 'hour' || chosen === 'week' ? chosen : undefined;
    void navigate({ search: { ...(range && { range }) }, replace: true, resetScroll: false });
  };
  return (
    <select
      className="field w-auto max-w-full"
      aria-label={words.range}
      value={bucket}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    >
      {Object.entries(words.ranges).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}

interface TrendProps {
  chart: TrendChart;
  bucket: Schemas['MetricSeries']['bucket'];
}

function Trend({ chart, bucket }: TrendProps) {
  const id = useId();
  const query = useQuery(seriesQuery(chart.metric, bucket));
  return (
    <section aria-labelledby={id} className="card min-w-0 p-4">
      <h3 id={id} className="mb-2 font-strong">
        {words.charts[chart.name]}
      </h3>
      <QueryView query={query} skeleton={<div className="skeleton h-60" />}>
        {(series) => <TrendLines chart={chart} series={series} />}
      </QueryView>
    </section>
  );
}

interface TrendLinesProps {
  chart: TrendChart;
  series: Schemas['MetricSeries'];
}

function TrendLines({ chart, series: { times, timeZone, bucket, series } }: TrendLinesProps) {
  const lines = useMemo(() => pickLines(chart, series), [chart, series]);
  return (
    <Chart
      label={words.charts[chart.name]}
      times={times}
      dateZone={bucket === 'hour' ? undefined : timeZone}
      lines={lines}
      format={chart.format}
    />
  );
}
