import type { LiveEvent } from '@workspace-ops/contracts';
import { allWorkspaces, type Database, buildInsert } from '@workspace-ops/db';
import { type Clock, coalesce } from '@workspace-ops/service-kit';
import { sql } from 'drizzle-orm';
import { liveEvents } from '../db/schema/live-events.ts';

/** Replicas listen here; the notification carries nothing, the table is the truth. */
export const eventsChannel = 'sync_live_events';

/** One writer at a time, so that positions are in the order of the commits. */
const publishLock = 7_236_404;
const eventsPerTransaction = 2_000;

/** Stores live events and wakes every replica. A repeated id is the same event. */
export const createPublisher = (
  database: Database,
  clock: Clock,
): ((events: LiveEvent[]) => Promise<void>) =>
  coalesce<LiveEvent>({
    work: (events) => storeEvents(database, events, clock.now()),
    maxItems: eventsPerTransaction,
  }).add;

async function storeEvents(database: Database, events: LiveEvent[], now: Date): Promise<void> {
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
    // The notification goes out with the commit, wherever in the transaction it is asked for.
    send(sql`select pg_advisory_xact_lock(${publishLock}), pg_notify(${eventsChannel}, '')`);
    send(sql`${buildInsert(liveEvents, rows)} on conflict do nothing`);
  });
}
