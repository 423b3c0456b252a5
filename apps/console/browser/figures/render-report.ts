import { cpus, loadavg } from 'node:os';
import type { Vitals } from './vitals.ts';

export interface Row extends Vitals {
  /** Of the browser. */
  window: string;
  path: string;
}

interface Figures {
  rows: readonly Row[];
  firstRowMs: number;
  framesPerSecond: number;
  liveMs: number;
}

const seconds = (ms: number): string => (ms / 1_000).toFixed(2);

/** The report that `docs/reports` keeps. */
export const renderReport = ({ rows, firstRowMs, framesPerSecond, liveMs }: Figures): string => `\
# The console in a browser: how fast it is

\`node apps/console/browser/main.ts --project=figures\` on ${cpus().length} cores (${cpus()[0]!.model.trim()}), load
${loadavg()[0]!.toFixed(1)} at its end: the service, its database and a headless Chromium together. Each screen is loaded
five times with an empty cache; LCP and INP are medians, CLS is the worst. INP is of opening and closing the list of
shortcuts by keys.

| Window | Screen | LCP, s (at most 1.0) | INP, ms (at most 200) | CLS (at most 0.05) |
| --- | --- | --- | --- | --- |
${rows.map(({ window, path, lcpMs, inpMs, cls }) => `| ${window} | \`${path}\` | ${seconds(lcpMs)} | ${Math.round(inpMs)} | ${cls.toFixed(3)} |`).join('\n')}

| What | Measured | Bound |
| --- | --- | --- |
| First of 10,000 rows of the audit log, from the address on | ${seconds(firstRowMs)} s | 1 s |
| Scrolling through them | ${framesPerSecond} frames a second | 50 on an idle machine |
| A run on the list, from sending its field data on | ${seconds(liveMs)} s | |

Beyond their bounds: ${sayBeyond(rows)}.

The list of 10,000 rows is answered by the test in the service's place. Sizes are compared with their bounds by
\`apps/console/build/budgets.test.ts\`.
`;

/** Which screens do not hold their bounds, in words. */
function sayBeyond(rows: readonly Row[]): string {
  const beyond = rows.filter(({ lcpMs, inpMs, cls }) => lcpMs > 1_000 || inpMs > 200 || cls > 0.05);
  if (beyond.length === 0) return 'none of the screens';
  return beyond.map(({ window, path }) => `\`${path}\` at ${window}`).join(', ');
}
