import type { Sql } from 'postgres';
import type { DoneFault } from '../faults/fault.ts';

/** A time in which a worker should have worked on a run; epoch milliseconds. */
export interface Stretch {
  from: number;
  to: number;
}

/** From being wanted (created, approved) to its next rest (paused, completed, failed). */
export async function readStretches(admin: Sql): Promise<Stretch[]> {
  const rows = await admin<{ from: string; to: string }[]>`
    with moments as (
      select workspace_id, id as run_id, created_at as at, 'wanted' as what
        from workflow.runs where pause_kind is distinct from 'handoff'
      union all
      select workspace_id, run_id, decided_at, 'wanted' from workflow.approvals
        where decision = 'approve'
      union all
      select workspace_id, run_id, requested_at, 'rest' from workflow.approvals
      union all
      select workspace_id, id, completed_at, 'rest' from workflow.runs
        where completed_at is not null
    ), following as (
      select what, at, lead(what) over run as next_what, lead(at) over run as next_at
      from moments window run as (partition by workspace_id, run_id order by at, what desc))
    select extract(epoch from at) * 1000 as from, extract(epoch from next_at) * 1000 as to
    from following where what = 'wanted' and next_what = 'rest'`;
  return rows.map(({ from, to }) => ({ from: Number(from), to: Number(to) }));
}

/** Whose end interrupts runs. */
const atWork = new Set(['workflow', 'standalone', 'postgresql']);

/**
 * How long each run that a fault caught waited from the last such fault on, in milliseconds: the
 * time until another process, or the same one again, had carried it on to its rest.
 */
export function takeOverTimes(
  stretches: readonly Stretch[],
  faults: readonly DoneFault[],
): number[] {
  const moments = faults
    .filter(({ target }) => atWork.has(target))
    .map(({ at }) => at)
    .toSorted((a, b) => a - b);
  return stretches.flatMap(({ from, to }) => {
    const last = moments.findLast((at) => at > from && at < to);
    return last === undefined ? [] : [to - last];
  });
}
