import type { LiveEvent } from '@workspace-ops/contracts';
import { allWorkspaces, buildInsert } from '@workspace-ops/db';
import { type Clock, coalesce } from '@workspace-ops/service-kit';
import { sql, type SQL } from 'drizzle-orm';
import type { Wakeups } from '../wakeups.ts';
import type { EventStore } from './stored-events.ts';

/** Replicas listen here, for the workspaces that have new events; the table is the truth. */
export const eventsTopic = 'sync_live_events';

/** With a workspace's hash: its publications take turns, so that its positions are in the order of the commits. */
const publishLock = 7_236_404;
/** So few that a transaction holds few locks, and those for a short time. */
const eventsPerTransaction = 250;

export interface PublisherOptions extends EventStore {
  wakeups: Pick<Wakeups, 'wake'>;
  clock: Clock;
  /** What each publication does first, given the lock's number. */
  beforePublishing?: ((publishLock: number) => SQL) | undefined;
}

/** Stores live events and wakes every replica. A repeated id is the same event. */
export const createPublisher = (
  options: PublisherOptions,
): ((events: readonly LiveEvent[]) => Promise<void>) =>
  coalesce<LiveEvent>({
    work: (events) => storeEvents(options, events),
    maxItems: eventsPerTransaction,
  }).add;

async function storeEvents(options: PublisherOptions, events: LiveEvent[]): Promise<void> {
  const { database, table, wakeups, clock, beforePublishing } = options;
  if (events.length === 0) return;
  const now = clock.now();
  const rows = events.map((event) => ({
    workspaceId: event.workspaceId,
    id: event.id,
    event: event.event,
    timestamp: event.timestamp,
    data: event.data,
    storedAt: now,
  }));
  await database.transaction(allWorkspaces, async ({ send }) => {
    if (beforePublishing !== undefined) send(beforePublishing(publishLock));
    send(takeTurns(events.map(({ workspaceId }) => workspaceId)));
    send(sql`${buildInsert(table, rows)} on conflict do nothing`);
  });
  for (const workspaceId of new Set(events.map((event) => event.workspaceId))) {
    wakeups.wake(eventsTopic, workspaceId);
  }
}

/** In one order, so that no two transactions wait for each other. */
const takeTurns = (workspaceIds: readonly string[]): SQL => sql`
  select pg_advisory_xact_lock(${publishLock}::int, turn) from (
    select distinct hashtext(id) as turn
    from json_array_elements_text(${JSON.stringify(workspaceIds)}::text::json) as id
    order by turn) as turns`;
