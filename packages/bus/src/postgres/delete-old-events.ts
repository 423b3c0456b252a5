import { allWorkspaces } from '@workspace-ops/db';
import { and, asc, inArray, lt } from 'drizzle-orm';
import { keptMs } from '../event-log.ts';
import type { EventStore } from './stored-events.ts';

const eventsPerTransaction = 5_000;

/** Removes the events older than 24 hours, the oldest positions first and a few at a time. */
export async function deleteOldEvents(store: EventStore, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - keptMs);
  let deleted: number;
  do deleted = await deleteSome(store, oldest);
  while (deleted === eventsPerTransaction);
}

const deleteSome = ({ database, table }: EventStore, oldest: Date): Promise<number> =>
  database.transaction(allWorkspaces, async ({ db }) => {
    const first = db
      .select({ position: table.position })
      .from(table)
      .orderBy(asc(table.position))
      .limit(eventsPerTransaction);
    const deleted = await db
      .delete(table)
      .where(and(inArray(table.position, first), lt(table.storedAt, oldest)))
      .returning({ position: table.position });
    return deleted.length;
  });
