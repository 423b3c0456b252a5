import type { LiveEvent } from '@workspace-ops/contracts';
import { allWorkspaces, type Database, buildInsert } from '@workspace-ops/db';
import type { Clock } from '@workspace-ops/service-kit';
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
  coalesce((events) => storeEvents(database, events, clock.now()), eventsPerTransaction);

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

/**
 * Joins calls that come while one is under way into the next one: many callers, one transaction.
 * Each caller learns the outcome of the turn that carried its items.
 */
export function coalesce<T>(
  work: (items: T[]) => Promise<void>,
  maxItems: number,
): (items: T[]) => Promise<void> {
  let waiting: { items: T[]; turn: PromiseWithResolvers<void> }[] = [];
  let isWorking = false;

  const takeTurn = async (): Promise<void> => {
    isWorking = true;
    while (waiting.length > 0) {
      const carried = takeUpTo(maxItems);
      try {
        await work(carried.flatMap((call) => call.items));
        carried.forEach((call) => call.turn.resolve());
      } catch (error) {
        carried.forEach((call) => call.turn.reject(error));
      }
    }
    isWorking = false;
  };

  const takeUpTo = (most: number) => {
    let items = 0;
    const end = waiting.findIndex((call, index) => {
      items += call.items.length;
      return index > 0 && items > most;
    });
    const taken = waiting.slice(0, end === -1 ? waiting.length : end);
    waiting = waiting.slice(taken.length);
    return taken;
  };

  return (items) => {
    const turn = Promise.withResolvers<void>();
    waiting.push({ items, turn });
    if (!isWorking) void takeTurn();
    return turn.promise;
  };
}
