import { language } from '../preferences.ts';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import uPlot from 'uplot';
// oxlint-disable-next-line import/no-unassigned-import -- a style sheet has no value
import 'uplot/dist/uPlot.min.css';
import { usePreferences } from '../preferences.ts';
import type { BucketTimes } from './bucket-times.ts';
import { lineStyle } from './line-styles.ts';
import { toPlotData, type PlotLine } from './plot-data.ts';

interface LinePlotProps {
  times: readonly string[];
  shown: BucketTimes;
  lines: readonly PlotLine[];
  format: (value: number) => string;
}

const systemTheme = matchMedia('(prefers-color-scheme: dark)');

function subscribeToSystemTheme(listener: () => void): () => void {
  systemTheme.addEventListener('change', listener);
  return () => systemTheme.removeEventListener('change', listener);
}

/** The drawing itself: as wide as its place, in the colours of the theme that is shown. */
export function LinePlot({ times, shown, lines, format }: LinePlotProps) {
  const place = useRef<HTMLDivElement>(null);
  const { theme } = usePreferences();
  const isDark = useSyncExternalStore(subscribeToSystemTheme, () => systemTheme.matches);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const { clientWidth: width, clientHeight: height } = element;
    const options = listOptions(element, { lines, format, shown });
    const plot = new uPlot({ ...options, width, height }, toPlotData(times, lines), element);
    const resized = new ResizeObserver(() =>
      plot.setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    resized.observe(element);
    return () => {
      resized.disconnect();
      plot.destroy();
    };
    // A canvas keeps the colours that it was drawn in: another theme is drawn anew.
  }, [times, shown, lines, format, theme, isDark]);
  return <div ref={place} className="h-full overflow-hidden" />;
}

interface Look {
  lines: readonly PlotLine[];
  format: (value: number) => string;
  shown: BucketTimes;
}

function listOptions(element: HTMLElement, { lines, format, shown }: Look) {
  const toColour = toColours(element);
  const zone = shown.timeZone;
  const axis: uPlot.Axis = {
    stroke: toColour('--muted'),
    grid: { stroke: toColour('--border'), width: 1 },
    ticks: { show: false },
    font: '12px system-ui, sans-serif',
  };
  return {
    legend: { show: false },
    cursor: { show: false },
    ...(zone !== undefined && {
      tzDate: (seconds: number) => uPlot.tzDate(new Date(seconds * 1_000), zone),
    }),
    axes: [
      { ...axis, size: 28, values: toTimes(shown) },
      { ...axis, size: 64, values: (_: uPlot, values: number[]) => values.map(format) },
    ],
    series: [
      {},
      ...lines.map(({ label, colour }, index) => ({
        label,
        stroke: toColour(colour),
        width: 2,
        dash: lineStyle(index).dash,
        // A value between two gaps is a point alone.
        points: { show: true, size: 5 },
      })),
    ],
    scales: {
      y: {
        range: (_: uPlot, _low: number, high: number) => [0, high * 1.1 || 1] as [number, number],
      },
    },
  };
}

/** Days, or hours where the period is shorter than two days. */
const toTimes =
  ({ timeZone }: BucketTimes) =>
  (_: uPlot, seconds: number[]) => {
    const isShort = (seconds.at(-1) ?? 0) - (seconds[0] ?? 0) < 2 * 24 * 3_600;
    const format = new Intl.DateTimeFormat(language, {
      ...(isShort ? { hour: '2-digit', minute: '2-digit' } : { day: 'numeric', month: 'short' }),
      timeZone,
    });
    return seconds.map((second) => format.format(second * 1_000));
  };

/** Colours as a canvas takes them: the tokens name one for each theme, of which one is in effect here. */
function toColours(element: HTMLElement): (token: string) => string {
  const probe = document.createElement('span');
  return (token) => {
    probe.style.color = `var(${token})`;
    element.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };
}
