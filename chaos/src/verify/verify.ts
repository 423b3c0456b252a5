import type { Sql } from 'postgres';
import { type Client, isSuccess, type Answer } from '../http/client.ts';
import type { Entry } from '../journal/journal.ts';
import type { Workspace } from '../load/workspaces.ts';
import type { System } from '../system/system.ts';
import { checkMounts } from './check-mounts.ts';
import { checkRules } from './rules.ts';
import { checkWrites } from './check-writes.ts';
import { type Finding, toFinding } from './finding.ts';

export interface Evidence {
  system: System;
  http: Client;
  workspaces: readonly Workspace[];
  entries: readonly Entry[];
  /** Rules that say nothing under the fault. */
  unjudged?: readonly string[];
}

/** Compares what the clients know, what the database holds and what the audit log says. */
export async function verify(evidence: Evidence): Promise<Finding[]> {
  const { system, http, workspaces, entries, unjudged = [] } = evidence;
  const { admin } = system.database;
  const findings = [
    ...(await checkWrites(admin, entries)),
    await checkDecisions(admin, entries),
    await checkMounts(admin, entries),
    ...(await checkRules(admin, unjudged)),
    await checkChains(http, workspaces),
  ];
  return findings.filter((finding) => finding !== undefined);
}

/**
 * Each acknowledged decision took effect, none twice: by run and verdict, the decisions in the
 * database are at least the acknowledged ones and at most those and the unknown ones.
 */
async function checkDecisions(admin: Sql, entries: readonly Entry[]): Promise<Finding | undefined> {
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
  return toFinding('writes: decide', wrong);
}

/** Each workspace's audit chain, by the service's own verification. */
async function checkChains(
  http: Client,
  workspaces: readonly Workspace[],
): Promise<Finding | undefined> {
  const wrong: string[] = [];
  for (const { id, token } of workspaces) {
    const answer = await ask(http, token);
    const valid =
      answer.type === 'answered' && isSuccess(answer) && (answer.body as { valid: boolean }).valid;
    if (!valid) wrong.push(`${id}: ${JSON.stringify(answer)}`);
  }
  return toFinding('audit chains', wrong);
}

const tries = 5;

/** A long chain on a busy machine may take longer than a request may. */
async function ask(http: Client, token: string): Promise<Answer> {
  const request = { method: 'GET', path: '/api/audit-logs/verify', token } as const;
  let answer = await http.send('audit', request);
  for (let count = 1; count < tries && !isSuccess(answer); count++) {
    answer = await http.send('audit', request);
  }
  return answer;
}
