import type { DoneFault } from '../faults/fault.ts';
import type { Entry } from '../journal/journal.ts';
import type { ChaosOptions } from '../options.ts';
import type { Finding } from '../verify/finding.ts';
import type { Quiescence } from '../verify/await-quiescence.ts';

/** Everything that one run of the harness found. */
export interface ChaosOutcome {
  options: ChaosOptions;
  /** Of the load, in milliseconds. */
  loadMs: number;
  entries: readonly Entry[];
  faults: readonly DoneFault[];
  /** How often each kind of answer came, by status or by what happened to the connection. */
  answers: ReadonlyMap<string, number>;
  /** What was said of outages, by operation, with how often. */
  outages: ReadonlyMap<string, number>;
  quiescence: Quiescence;
  /** How long runs waited that a fault had caught, in milliseconds. */
  takeOversMs: readonly number[];
  findings: readonly Finding[];
}

/** In words: whether anything was lost, answered wrongly or done twice, and whether all else was right. */
export function describeResult({ findings }: Pick<ChaosOutcome, 'findings'>): string {
  const conduct = findings.filter(({ check }) => /^(other|speed|scenario)/.test(check));
  if (conduct.length < findings.length) return 'writes or events were lost, or made up';
  return conduct.length === 0 ? 'nothing was lost' : 'nothing was lost, but see the findings';
}

export const hasPassed = ({ findings }: Pick<ChaosOutcome, 'findings'>): boolean =>
  findings.length === 0;
