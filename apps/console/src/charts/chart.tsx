import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense, useMemo } from 'react';
import { useZone } from '../ui/time.tsx';
import { chooseBucketTimes, formatBucket, type BucketTimes } from './bucket-times.ts';
import { lineStyle } from './line-styles.ts';
import { words } from './messages.en.ts';
import { hasValues, type PlotLine } from './plot-data.ts';
import { loadFile } from '../ui/load-file.ts';

/** The drawing library is loaded when a chart is shown, and not before. */
const LinePlot = lazy(async () => ({
  default: (await loadFile(() => import('./line-plot.tsx'))).LinePlot,
}));

interface ChartProps {
  /** What it shows, for screen readers. */
  label: string;
  /** The beginnings of the buckets, oldest first. */
  times: readonly string[];
  /** Of buckets that are days or longer: the zone at whose midnight they begin. */
  dateZone?: string | undefined;
  lines: readonly PlotLine[];
  format: (value: number) => string;
}

/** Lines over time, with the same as a table behind `Show data`. */
export function Chart({ label, times, dateZone, lines, format }: ChartProps) {
  const zone = useZone();
  const shown = useMemo(() => chooseBucketTimes(dateZone, zone), [dateZone, zone]);
  if (!hasValues(lines)) return <p className="text-muted">{words.noValues}</p>;
  return (
    <figure aria-label={label}>
      <ul className="mb-1 flex flex-wrap gap-x-4 text-small">
        {lines.map(({ key, label: name, colour }, index) => (
          <li key={key} className="flex items-center gap-1">
            <span
              className="w-5 border-t-2"
              style={{ borderColor: `var(${colour})`, borderStyle: lineStyle(index).border }}
            />
            {name}
          </li>
        ))}
      </ul>
      <div className="h-48" aria-hidden="true">
        <CatchBoundary getResetKey={() => label} errorComponent={NotDrawn}>
          <Suspense fallback={<div className="skeleton h-48" />}>
            <LinePlot times={times} shown={shown} lines={lines} format={format} />
          </Suspense>
        </CatchBoundary>
      </div>
      <details>
        <summary className="min-h-8 cursor-pointer py-1 text-small max-desk:min-h-11">
          {words.showData}
        </summary>
        <DataTable label={label} times={times} shown={shown} lines={lines} format={format} />
      </details>
    </figure>
  );
}

/** The library could not be loaded, or does not run in this browser: the rest of the page works without it. */
const NotDrawn = () => <p className="text-muted">{words.notDrawn}</p>;

function DataTable({ label, times, shown, lines, format }: ChartProps & { shown: BucketTimes }) {
  return (
    <div className="max-h-72 overflow-auto" role="region" aria-label={label} tabIndex={0}>
      <table className="w-full text-left text-small">
        <thead>
          <tr>
            <th scope="col">{words.time}</th>
            {lines.map(({ key, label: name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {times.map((time, index) => (
            <tr key={time}>
              <td>{formatBucket(time, shown)}</td>
              {lines.map(({ key, values }) => {
                const value = values[index] ?? null;
                return <td key={key}>{value === null ? '–' : format(value)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
