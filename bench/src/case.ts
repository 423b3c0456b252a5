import type { Bench } from './bench.ts';
import type { Goal } from './measure/goal.ts';
import type { Spread } from './measure/statistics.ts';

/** One figure of a case, with the goal it is judged by. */
export interface Finding {
  what: string;
  /** `×` for a ratio. */
  unit: string;
  spread: Spread;
  /** Without a goal the figure only explains. */
  goal?: Goal;
  /** What is judged: the median, or, where one breach is one too many, the worst. */
  judged?: 'median' | 'worst';
  /** What is on both sides of a ratio, in words with numbers. */
  detail?: string;
}

export interface CaseResult {
  findings: Finding[];
  /** Further lines: latencies, processor time, memory, what the floor is. */
  notes: string[];
}

export interface BenchCase {
  name: string;
  /** One sentence: what is measured against what. */
  title: string;
  /** Runs only when it is named. */
  isOnDemand?: boolean;
  /** A quick run leaves it out, unless it is named. */
  isLong?: boolean;
  run: (bench: Bench) => Promise<CaseResult>;
}
