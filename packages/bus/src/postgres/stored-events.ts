import type { LiveEvent } from '@workspace-ops/contracts';
import { allWorkspaces, type Database } from '@workspace-ops/db';
import { and, asc, eq, gt, lt, max, sql } from 'drizzle-orm';
import { eventBody } from '../event-body.ts';
import { beforeAll, type EventsAfter, type LoggedEvent, keptMs } from '../event-log.ts';
import type { LiveEventsTable } from './live-events-table.ts';

/** Where the events are stored. */
export interface EventStore {
  database: Database;
  table: LiveEventsTable;
}

/** An alias: what `execute` gives has an index signature, which an interface has not. */
type Row = {
  position: number;
  id: string;
  workspaceId: string;
  event: string;
  timestamp: string;
  data: Record<string, unknown>;
};

const toLoggedEvent = (row: Row): LoggedEvent => ({
  position: row.position,
  id: row.id,
  workspaceId: row.workspaceId,
  event: row.event,
  body: eventBody({ ...row, event: row.event as LiveEvent['event'] }),
});

/** How far somebody has come in a workspace's events. */
export interface Place {
  workspaceId: string;
  after: number;
}

/** The events of some workspaces after a place in each, in order, so many of each at most. */
export async function readEvents(
  { database, table }: EventStore,
  places: readonly Place[],
  limit: number,
): Promise<LoggedEvent[]> {
  const rows = await database.read(allWorkspaces, ({ db }) =>
    db.execute<Row & { position: string }>(sql`
      select event.position, event.id, event.workspace_id as "workspaceId", event.event,
        event.timestamp, event.data
      from json_to_recordset(${JSON.stringify(places)}::text::json)
        as place ("workspaceId" text, after bigint)
      cross join lateral (
        select * from ${table}
        where workspace_id = place."workspaceId" and position > place.after
        order by position limit ${limit}) as event
      order by event.position`),
  );
  return rows.map((row) => toLoggedEvent({ ...row, position: Number(row.position) }));
}

/** The events of one workspace after a position, in order. */
export async function readWorkspaceEvents(
  { database, table }: EventStore,
  { workspaceId, after, limit }: EventsAfter,
): Promise<LoggedEvent[]> {
  const rows = await database.read(workspaceId, ({ db }) =>
    db
      .select({
        position: table.position,
        id: table.id,
        workspaceId: table.workspaceId,
        event: table.event,
        timestamp: table.timestamp,
        data: table.data,
      })
      .from(table)
      .where(and(eq(table.workspaceId, workspaceId), gt(table.position, after)))
      .orderBy(asc(table.position))
      .limit(limit),
  );
  return rows.map(toLoggedEvent);
}

/** The position of the workspace's newest event. */
export async function readHeadPosition(
  { database, table }: EventStore,
  workspaceId: string,
): Promise<number> {
  const [row] = await database.read(workspaceId, ({ db }) =>
    db
      .select({ head: max(table.position) })
      .from(table)
      .where(eq(table.workspaceId, workspaceId)),
  );
  return row?.head ?? beforeAll;
}

/** The position of an event of the workspace, or undefined when it is not, or no longer, there. */
export async function findEventPosition(
  { database, table }: EventStore,
  workspaceId: string,
  id: string,
): Promise<number | undefined> {
  const [row] = await database.read(workspaceId, ({ db }) =>
    db
      .select({ position: table.position })
      .from(table)
      .where(and(eq(table.workspaceId, workspaceId), eq(table.id, id))),
  );
  return row?.position;
}

const eventsPerTransaction = 5_000;

/** Removes the events older than 24 hours, the oldest first and a few at a time. */
export async function deleteOldEvents(store: EventStore, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - keptMs);
  let deleted: number;
  do deleted = await deleteSome(store, oldest);
  while (deleted === eventsPerTransaction);
}

const deleteSome = ({ database, table }: EventStore, oldest: Date): Promise<number> =>
  database.transaction(allWorkspaces, async ({ db }) => {
    const found = db
      .select({ workspaceId: table.workspaceId, position: table.position })
      .from(table)
      .where(lt(table.storedAt, oldest))
      .orderBy(asc(table.storedAt))
      .limit(eventsPerTransaction);
    const deleted = await db
      .delete(table)
      .where(sql`(${table.workspaceId}, ${table.position}) in ${found}`)
      .returning({ position: table.position });
    return deleted.length;
  });
