import { allWorkspaces, type Database } from '@workspace-ops/db';
import { and, asc, inArray, lt } from 'drizzle-orm';
import { liveEvents } from '../db/schema/live-events.ts';

const retentionMs = 24 * 60 * 60 * 1_000;
const eventsPerTransaction = 5_000;

/** Removes the events older than 24 hours, the oldest positions first and a few at a time. */
export async function deleteOldEvents(database: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - retentionMs);
  let deleted: number;
  do deleted = await deleteSome(database, oldest);
  while (deleted === eventsPerTransaction);
}

const deleteSome = (database: Database, oldest: Date): Promise<number> =>
  database.transaction(allWorkspaces, async ({ db }) => {
    const first = db
      .select({ position: liveEvents.position })
      .from(liveEvents)
      .orderBy(asc(liveEvents.position))
      .limit(eventsPerTransaction);
    const deleted = await db
      .delete(liveEvents)
      .where(and(inArray(liveEvents.position, first), lt(liveEvents.storedAt, oldest)))
      .returning({ position: liveEvents.position });
    return deleted.length;
  });
