import { kinds, type Entry, type Outcome } from '../journal/journal.ts';
import { table } from './table.ts';

const outcomes: readonly Outcome[] = ['acknowledged', 'held', 'refused', 'unknown'];

/** How many writes of each kind had each outcome. `held` are mounts that were kept in memory. */
export function describeWrites(entries: readonly Entry[]): string {
  const count = (chosen: readonly Entry[]) =>
    outcomes.map((outcome) => chosen.filter((entry) => entry.outcome === outcome).length);
  return table(
    ['write', ...outcomes],
    [
      ...kinds.map((kind) => [kind, ...count(entries.filter((entry) => entry.kind === kind))]),
      ['all', ...count(entries)],
    ],
  );
}
