import { percentile } from '@workspace-ops/load';
import type { Expectation } from '../scenario.ts';
import type { Latencies } from './time-reads.ts';

/** Beside a fault that does not concern them they may take so much longer than before it. */
const longestRatio = 1.5;
/** Below this the ratio of two latencies says nothing. */
const floorMs = 80;
/** Of fewer reads the 99th percentile is the latency of less than ten of them. */
const leastReads = 1_000;

export interface BystanderFigures {
  before: Latencies;
  during: Latencies;
}

/** What is expected of reads beside a fault that does not reach them: also that they are as fast as before. */
export const judgeBystanders = (figures: BystanderFigures): Expectation[] => [
  judgeLatency(figures),
  ...judgeAnswers(figures),
];

export function judgeAnswers({ during }: Pick<BystanderFigures, 'during'>): Expectation[] {
  const { true: late = [], false: failed = [] } = Object.groupBy(during.failed, (read) =>
    isLate.test(read) ? 'true' : 'false',
  );
  return [
    expectNone('reads of bystanders that failed', failed),
    { ...expectNone('reads of bystanders that were not answered in time', late), isSpeed: true },
  ];
}

function judgeLatency({ before, during }: BystanderFigures): Expectation {
  const what = `p99 of bystanders, ${during.ms.length} reads`;
  const fewest = Math.min(before.ms.length, during.ms.length);
  if (fewest < leastReads) {
    const asked = `of at least ${leastReads} reads before and during the fault`;
    return { what, asked, measured: `${fewest} reads`, isMet: false, isSpeed: true };
  }
  const beforeMs = percentile(before.ms, 99);
  const duringMs = percentile(during.ms, 99);
  const limitMs = Math.max(longestRatio * beforeMs, floorMs);
  return {
    what,
    asked: `at most ${shown(limitMs)} (1.5 × the ${shown(beforeMs)} before, or ${floorMs} ms)`,
    measured: `${shown(duringMs)}, sent ${shown(percentile(during.lateMs, 99))} late`,
    isMet: duringMs <= limitMs,
    isSpeed: true,
  };
}

const shown = (ms: number): string => `${ms.toFixed(0)} ms`;

/** By the reader's own limit, or by the 503 of a deadline: a machine that is busy does that, too. */
export const isLate = / timed out$| took too long\b/;

const expectNone = (what: string, reads: readonly string[]): Expectation => ({
  what,
  asked: '0',
  measured: [reads.length, ...countEach(reads)].join(', '),
  isMet: reads.length === 0,
});

/** As `3 × audit 503 The database is unavailable.`, the most frequent first. */
function countEach(descriptions: readonly string[]): string[] {
  const counts = Map.groupBy(descriptions, (description) => description);
  return [...counts]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([description, { length }]) => `${length} × ${description}`);
}
