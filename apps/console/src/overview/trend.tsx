import { useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import type { Schemas } from '../api.ts';
import { Chart } from '../charts/chart.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { pickLines, type TrendChart } from './charts.ts';
import { words } from './messages.en.ts';
import { seriesQuery } from './queries.ts';

interface TrendProps {
  chart: TrendChart;
  bucket: Schemas['MetricSeries']['bucket'];
}

export function Trend({ chart, bucket }: TrendProps) {
  const id = useId();
  const query = useQuery(seriesQuery(chart.metric, bucket));
  return (
    <section aria-labelledby={id} className="card min-w-0 p-4">
      <h3 id={id} className="mb-2 font-strong">
        {words.charts[chart.name]}
      </h3>
      <QueryView query={query} skeleton={<div className="skeleton h-48" />}>
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
