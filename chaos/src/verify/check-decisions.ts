import type { Sql } from 'postgres';
import type { Entry } from '../journal/journal.ts';
import { findingOf, type Finding } from './finding.ts';

/**
 * Each acknowledged decision took effect, none twice: by run and verdict, the decisions in the
 * database are at least the acknowledged ones and at most those and the unknown ones.
 */
export async function checkDecisions(
  admin: Sql,
  entries: readonly Entry[],
): Promise<Finding | undefined> {
  const rows = await admin<{ key: string; count: number }[]>`
    select run_id || ' ' || decision as key, count(*)::int as count
    from workflow.approvals where decision is not null group by 1
    union all
    select id || ' reject', 1 from workflow.runs
    where error_message = 'Rejected via the mobile dashboard' and not exists (
      select from workflow.approvals where approvals.workspace_id = runs.workspace_id
        and approvals.run_id = runs.id and decision = 'reject')`;
  const done = new Map(rows.map(({ key, count }) => [key, count]));
  const meant = Map.groupBy(
    entries.filter(({ kind }) => kind === 'decide'),
    ({ subject }) => `${subject['runId']} ${subject['verdict']}`,
  );
  const wrong = [...new Set([...done.keys(), ...meant.keys()])].flatMap((key) => {
    const count = (outcome: Entry['outcome']) =>
      meant.get(key)?.filter((entry) => entry.outcome === outcome).length ?? 0;
    const least = count('acknowledged');
    const most = least + count('unknown');
    const times = done.get(key) ?? 0;
    return times >= least && times <= most
      ? []
      : [`${key}: ${times} times done, ${least} acknowledged, ${most - least} unknown`];
  });
  return findingOf('writes: decide', wrong);
}
