import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Schemas } from '../api.ts';
import { words } from './messages.en.ts';
import { Trend } from './trend.tsx';
import { charts } from './charts.ts';

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
      <div className="grid gap-6 wide:grid-cols-2">
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
