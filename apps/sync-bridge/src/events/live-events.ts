import type { Database } from '@workspace-ops/db';
import type { Logger } from '@workspace-ops/service-kit';
import { repeat, type Timers } from '../timing/timers.ts';
import { createFeed, type Feed } from './feed.ts';
import { createListener } from './listener.ts';
import { eventsChannel } from './publish-events.ts';
import {
  findEventPosition,
  readEvents,
  readHeadPosition,
  readWorkspaceEvents,
  type StoredEvent,
  type WorkspaceEventsAfter,
} from './stored-events.ts';

export interface LiveEventsOptions {
  database: Database;
  databaseUrl: string;
  timers: Timers;
  logger: Logger;
}

/** The stored events, and this replica's way through them. */
export interface LiveEvents {
  feed: Feed;
  readWorkspaceEvents: (of: WorkspaceEventsAfter) => Promise<StoredEvent[]>;
  findEventPosition: (workspaceId: string, id: string) => Promise<number | undefined>;
  /** @param channels further notifications to hear, with what to do about them. */
  start(channels: Record<string, (payload: string) => void>): void;
  /** Ends listening and offers what is there to those who follow. */
  stop(): Promise<void>;
}

/** Where notifications do not arrive (a pooler between), or one is lost, events wait no longer. */
const pollMs = 1_000;

export function createLiveEvents({ database, ...options }: LiveEventsOptions): LiveEvents {
  const feed = createFeed({
    readEvents: (after, limit) => readEvents(database, after, limit),
    readHeadPosition: () => readHeadPosition(database),
    logger: options.logger,
  });
  const advance = (): void => void feed.advance();
  let stop = async () => {};
  return {
    feed,
    readWorkspaceEvents: (of) => readWorkspaceEvents(database, of),
    findEventPosition: (workspaceId, id) => findEventPosition(database, workspaceId, id),
    start(channels) {
      const listener = createListener({
        ...options,
        channels: { ...channels, [eventsChannel]: advance },
        onListening: advance,
      });
      listener.start();
      const endPolling = repeat(options.timers, pollMs, advance);
      stop = async () => {
        endPolling();
        await listener.stop();
        await feed.advance();
      };
    },
    stop: () => stop(),
  };
}
