import type { LiveEvent } from '@workspace-ops/contracts';
import { allWorkspaces, type Database } from '@workspace-ops/db';
import { and, asc, eq, gt, max } from 'drizzle-orm';
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

interface Row {
  position: number;
  id: string;
  workspaceId: string;
  event: string;
  timestamp: string;
  data: Record<string, unknown>;
}

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

/** The events of all workspaces after a position, in order. */
export async function readEvents(
  database: Database,
  after: number,
  limit: number,
): Promise<StoredEvent[]> {
  const rows = await database.read(allWorkspaces, (queries) =>
    queries
      .select(columns)
      .from(liveEvents)
      .where(gt(liveEvents.position, after))
      .orderBy(asc(liveEvents.position))
      .limit(limit),
  );
  return rows.map(toStoredEvent);
}

export interface WorkspaceEventsAfter {
  workspaceId: string;
  after: number;
  limit: number;
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

/** The position of the newest event there is, 0 when there is none. */
export async function readHeadPosition(database: Database): Promise<number> {
  const [row] = await database.read(allWorkspaces, (queries) =>
    queries.select({ head: max(liveEvents.position) }).from(liveEvents),
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
