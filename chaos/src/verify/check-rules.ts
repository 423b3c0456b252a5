import type { Sql } from 'postgres';
import { findingOf, type Finding } from './finding.ts';
import { rules, type Rule } from './rules.ts';

/** Compares every kind of committed change with its events, both ways, but for the named ones. */
export async function checkRules(admin: Sql, unjudged: readonly string[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const rule of rules.filter(({ name }) => !unjudged.includes(name))) {
    const finding = findingOf(rule.name, await findDifferences(admin, rule));
    if (finding !== undefined) findings.push(finding);
  }
  return findings;
}

interface Difference {
  workspace_id: string;
  key: string;
  changes: number;
  events: number;
}

async function findDifferences(admin: Sql, rule: Rule): Promise<string[]> {
  const counted = (query: string) =>
    `select workspace_id, key, count(*)::int as count from (${query}) as one group by 1, 2`;
  const rows = await admin.unsafe<Difference[]>(`
    select workspace_id, key, coalesce(c.count, 0) as changes, coalesce(e.count, 0) as events
    from (${counted(rule.changes)}) as c
    full join (${counted(rule.events)}) as e using (workspace_id, key)
    where c.count is distinct from e.count`);
  return rows.map(
    ({ workspace_id, key, changes, events }) =>
      `${key} of ${workspace_id}: ${changes} times changed, ${events} times told`,
  );
}
