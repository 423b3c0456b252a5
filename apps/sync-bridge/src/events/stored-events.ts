import type { LiveEvent } from '@workspace-ops/contracts';
import { allWorkspaces, type Database } from '@workspace-ops/db';
import { and, asc, eq, gt, max, sql } from 'drizzle-orm';
import { liveEvents } from '../db/schema/live-events.ts';

/** A live event as the followers get it; its body is made once, however many there are. */
export interface StoredEvent {
  position: number;
  id: string;
  workspaceId: string;
  event: string;
  /** The JSON that is signed and sent, byte by byte. */
  body: string;
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

const toStoredEvent = (row: Row): StoredEvent => ({
  position: row.position,
  id: row.id,
  workspaceId: row.workspaceId,
  event: row.event,
  body: eventBody({
    event: row.event as LiveEvent['event'],
    timestamp: row.timestamp,
    data: row.data,
  }),
});

const eventBody = (body: Pick<LiveEvent, 'event' | 'timestamp' | 'data'>): string =>
  JSON.stringify(body);

const columns = {
  position: liveEvents.position,
  id: liveEvents.id,
  workspaceId: liveEvents.workspaceId,
  event: liveEvents.event,
  timestamp: liveEvents.timestamp,
  data: liveEvents.data,
};

/** How far somebody has come in a workspace's events. */
export interface Place {
  workspaceId: string;
  after: number;
}

export interface WorkspaceEventsAfter extends Place {
  limit: number;
}

/** The events of some workspaces after a place in each, in order, so many of each at most. */
export async function readEvents(
  database: Database,
  places: readonly Place[],
  limit: number,
): Promise<StoredEvent[]> {
  const rows = await database.read(allWorkspaces, (queries) =>
    queries.execute<Row & { position: string }>(sql`
      select event.position, event.id, event.workspace_id as "workspaceId", event.event,
        event.timestamp, event.data
      from json_to_recordset(${JSON.stringify(places)}::text::json)
        as place ("workspaceId" text, after bigint)
      cross join lateral (
        select * from ${liveEvents}
        where workspace_id = place."workspaceId" and position > place.after
        order by position limit ${limit}) as event
      order by event.position`),
  );
  return rows.map((row) => toStoredEvent({ ...row, position: Number(row.position) }));
}

/** The events of one workspace after a position, in order. */
export async function readWorkspaceEvents(
  database: Database,
  { workspaceId, after, limit }: WorkspaceEventsAfter,
): Promise<StoredEvent[]> {
  const rows = await database.read(workspaceId, (queries) =>
    queries
      .select(columns)
      .from(liveEvents)
      .where(and(eq(liveEvents.workspaceId, workspaceId), gt(liveEvents.position, after)))
      .orderBy(asc(liveEvents.position))
      .limit(limit),
  );
  return rows.map(toStoredEvent);
}

/** The position of the workspace's newest event, 0 when there is none. */
export async function readHeadPosition(database: Database, workspaceId: string): Promise<number> {
  const [row] = await database.read(workspaceId, (queries) =>
    queries
      .select({ head: max(liveEvents.position) })
      .from(liveEvents)
      .where(eq(liveEvents.workspaceId, workspaceId)),
  );
  return row?.head ?? 0;
}

/** The position of an event of the workspace, or undefined when it is not, or no longer, there. */
export async function findEventPosition(
  database: Database,
  workspaceId: string,
  id: string,
): Promise<number | undefined> {
  const [row] = await database.read(workspaceId, (queries) =>
    queries
      .select({ position: liveEvents.position })
      .from(liveEvents)
      .where(and(eq(liveEvents.workspaceId, workspaceId), eq(liveEvents.id, id))),
  );
  return row?.position;
}
