import type { Sql } from 'postgres';
import type { Entry } from '../journal/journal.ts';
import { toFinding, type Finding } from './finding.ts';

interface Subscription {
  workspace_id: string;
  playbook_id: string;
  status: string;
  revision: number;
  /** Audit events of changes that were made in the database, and in memory first. */
  told: number;
  told_later: number;
}

/**
 * A mount raises its subscription's revision by one, so that acknowledged ones can be counted, and
 * the last one of its only client decides the status. What was held in memory, while the
 * database was away, counts as done or not.
 */
export async function checkMounts(
  admin: Sql,
  entries: readonly Entry[],
): Promise<Finding | undefined> {
  const rows = await admin<Subscription[]>`
    select s.workspace_id, s.playbook_id, s.status, s.revision,
      count(e.id) filter (where e.details->>'recordedLater' = 'false')::int as told,
      count(e.id) filter (where e.details->>'recordedLater' = 'true')::int as told_later
    from commerce.subscriptions s left join audit.events e on e.workspace_id = s.workspace_id
      and e.action in ('marketplace.mount', 'marketplace.unmount')
      and e.details->>'playbookId' = s.playbook_id
    group by 1, 2, 3, 4`;
  const stored = new Map(rows.map((row) => [`${row.workspace_id} ${row.playbook_id}`, row]));
  const meant = Map.groupBy(
    entries.filter(({ kind }) => kind === 'mount'),
    ({ workspaceId, subject }) => `${workspaceId} ${subject['playbookId']}`,
  );
  const wrong = [...meant].flatMap(([key, changes]) =>
    findFaults(changes, stored.get(key)).map((fault) => `${key}: ${fault}`),
  );
  return toFinding('writes: mount', wrong);
}

function findFaults(changes: readonly Entry[], row: Subscription | undefined): string[] {
  const revision = row?.revision ?? 0;
  const told = row?.told ?? 0;
  const toldLater = row?.told_later ?? 0;
  const least = changes.filter(({ outcome }) => outcome === 'acknowledged').length;
  const most = changes.filter(({ outcome }) => outcome !== 'refused').length;
  const possible = possibleLast(changes);
  return [
    ...(revision < least ? [`${least} acknowledged, ${revision} done`] : []),
    ...(revision > most ? [`${most} sent, ${revision} done`] : []),
    ...(revision < told || revision > told + toldLater
      ? [`${revision} done, ${told} told and ${toldLater} told later`]
      : []),
    ...(row !== undefined && !possible.has(row.status)
      ? [`its last status is not the last one acknowledged`]
      : []),
  ];
}

/** The statuses that it may have: of the last acknowledged change, and of any that is uncertain. */
function possibleLast(changes: readonly Entry[]): Set<string> {
  const last = changes.findLastIndex(({ outcome }) => outcome === 'acknowledged');
  const candidates = changes.filter(
    ({ outcome }, place) => place === last || outcome === 'unknown' || outcome === 'held',
  );
  return new Set(candidates.map(({ subject }) => subject['status']!));
}
