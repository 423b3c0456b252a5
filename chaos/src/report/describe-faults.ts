import { percentile } from '@workspace-ops/load';
import type { DoneFault } from '../faults/fault.ts';
import { seconds, table } from './table.ts';

/**
 * By what was done to what: how often, and how long it took until the first operation of it
 * succeeded that began afterwards. Of a freeze and of PostgreSQL's end that is counted from when
 * it was over, and of PostgreSQL the outage is shown too.
 */
export function describeFaults(faults: readonly DoneFault[]): string {
  const groups = Map.groupBy(faults, ({ kind, target }) => `${kind} ${target}`);
  const rows = [...groups]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([, group]) => {
      const times = group.map(recoveryMs).filter((ms) => ms !== undefined);
      const outages = group.flatMap(({ at, overAt }) =>
        overAt === undefined ? [] : [overAt - at],
      );
      const [{ kind, target }] = group as [DoneFault];
      return [
        kind === 'kill database' ? 'kill -9' : nameOf(kind),
        target,
        group.length,
        outages.length === 0 ? '-' : seconds(Math.max(...outages)),
        times.length === 0 ? '-' : seconds(percentile(times, 50)),
        times.length === 0 ? '-' : seconds(Math.max(...times)),
      ];
    });
  return table(
    ['fault', 'of', 'times', 'lasted at most', 'first success p50', 'first success max'],
    rows,
  );
}

const nameOf = (kind: Exclude<DoneFault['kind'], 'kill database'>): string =>
  ({ kill: 'kill -9', freeze: 'SIGSTOP', stop: 'SIGTERM' })[kind];

/** From the end of the fault to the first success, milliseconds; a kill is over at once. */
export function recoveryMs({ at, overAt, firstSuccessAt }: DoneFault): number | undefined {
  return firstSuccessAt === undefined ? undefined : Math.max(0, firstSuccessAt - (overAt ?? at));
}
