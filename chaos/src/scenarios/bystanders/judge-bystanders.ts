import { quantile } from '../../report/quantile.ts';
import type { Expectation } from '../scenario.ts';
import type { Latencies } from './start-bystanders.ts';

/** Beside a fault that does not concern them they may take so much longer than before it. */
const longestRatio = 1.5;
/** Below this the ratio of two latencies says nothing. */
const floorMs = 80;

export interface BystanderFigures {
  before: Latencies;
  during: Latencies;
}

/** The 99th percentile of the bystanders' latency during the fault, in milliseconds, and its limit. */
function limitOf({ before, during }: BystanderFigures) {
  const beforeMs = quantile(before.ms, 0.99);
  return {
    beforeMs,
    duringMs: quantile(during.ms, 0.99),
    limitMs: Math.max(longestRatio * beforeMs, floorMs),
  };
}

const shown = (ms: number): string => `${ms.toFixed(0)} ms`;

export function judgeBystanders(figures: BystanderFigures): Expectation[] {
  const { beforeMs, duringMs, limitMs } = limitOf(figures);
  const { during } = figures;
  return [
    {
      what: `p99 of bystanders, ${during.ms.length} reads`,
      asked: `at most ${shown(limitMs)} (1.5 × the ${shown(beforeMs)} before, or ${floorMs} ms)`,
      measured: shown(duringMs),
      isMet: duringMs <= limitMs,
      isSpeed: true,
    },
    {
      what: 'reads of bystanders that failed',
      asked: '0',
      measured: String(during.failed),
      isMet: during.failed === 0,
    },
  ];
}
