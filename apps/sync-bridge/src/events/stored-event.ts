import type { LiveEvent } from '@workspace-ops/contracts';

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

export const toStoredEvent = (row: Row): StoredEvent => ({
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
