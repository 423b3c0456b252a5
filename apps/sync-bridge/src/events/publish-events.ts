import type { LiveEvent } from '@workspace-ops/contracts';
import type { Wakeups } from '@workspace-ops/bus';
import { allWorkspaces, type Database, buildInsert } from '@workspace-ops/db';
import { type Clock, coalesce } from '@workspace-ops/service-kit';
import { sql, type SQL } from 'drizzle-orm';
import { liveEvents } from '../db/schema/live-events.ts';
import { webhookOwners } from '../db/schema/webhooks.ts';

/** Replicas listen here, for the workspaces that have new events; the table is the truth. */
export const eventsTopic = 'sync_live_events';

/**
 * With a workspace's hash: its publications take turns, so that its positions are in the order of the
 * commits. Alone: the turn that replicas of the release before take for all workspaces.
 */
const publishLock = 7_236_404;
/** So few that a transaction holds few locks, and those for a short time. */
const eventsPerTransaction = 250;

/** Stores live events and wakes every replica. A repeated id is the same event. */
export const createPublisher = (
  database: Database,
  wakeups: Pick<Wakeups, 'wake'>,
  clock: Clock,
): ((events: LiveEvent[]) => Promise<void>) =>
  coalesce<LiveEvent>({
    work: (events) => storeEvents(database, wakeups, { events, now: clock.now() }),
    maxItems: eventsPerTransaction,
  }).add;

async function storeEvents(
  database: Database,
  wakeups: Pick<Wakeups, 'wake'>,
  { events, now }: { events: LiveEvent[]; now: Date },
): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map((event) => ({
    workspaceId: event.workspaceId,
    id: event.id,
    event: event.event,
    timestamp: event.timestamp,
    data: event.data,
    storedAt: now,
  }));
  await database.transaction(allWorkspaces, async ({ send }) => {
    send(takeTurnOfAll);
    send(takeTurnsOf(events.map(({ workspaceId }) => workspaceId)));
    send(sql`${buildInsert(liveEvents, rows)} on conflict do nothing`);
  });
  for (const workspaceId of new Set(events.map((event) => event.workspaceId))) {
    wakeups.wake(eventsTopic, workspaceId);
  }
}

/** Needed while a replica lives that reads the events of all workspaces in one order. */
const takeTurnOfAll = sql`
  select pg_advisory_xact_lock(${publishLock}::bigint) where exists (
    select from ${webhookOwners} where alive_until > now() and not reads_by_workspace)`;

/** In one order, so that no two transactions wait for each other. */
const takeTurnsOf = (workspaceIds: readonly string[]): SQL => sql`
  select pg_advisory_xact_lock(${publishLock}::int, turn) from (
    select distinct hashtext(id) as turn
    from json_array_elements_text(${JSON.stringify(workspaceIds)}::text::json) as id
    order by turn) as turns`;
