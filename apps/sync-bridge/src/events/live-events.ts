import type { Wakeups } from '@workspace-ops/bus';
import type { Database } from '@workspace-ops/db';
import { type Logger, repeat, type Timers } from '@workspace-ops/service-kit';
import { createFeed, type Feed } from './feed.ts';
import { eventsTopic } from './publish-events.ts';
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
  wakeups: Wakeups;
  timers: Timers;
  logger: Logger;
}

/** The stored events, and this replica's way through them. */
export interface LiveEvents {
  feed: Feed;
  readWorkspaceEvents: (of: WorkspaceEventsAfter) => Promise<StoredEvent[]>;
  findEventPosition: (workspaceId: string, id: string) => Promise<number | undefined>;
  start(): void;
  /** Ends listening and offers what is there to those who follow. */
  stop(): Promise<void>;
}

/** Where a wake-up is lost, as by a publisher that dies after its commit, events wait no longer. */
const pollMs = 1_000;

export function createLiveEvents({ database, ...options }: LiveEventsOptions): LiveEvents {
  const feed = createFeed({
    readEvents: (places, limit) => readEvents(database, places, limit),
    readHeadPosition: (workspaceId) => readHeadPosition(database, workspaceId),
    logger: options.logger,
  });
  let stop = async () => {};
  return {
    feed,
    readWorkspaceEvents: (of) => readWorkspaceEvents(database, of),
    findEventPosition: (workspaceId, id) => findEventPosition(database, workspaceId, id),
    start() {
      const stopHearing = options.wakeups.on(eventsTopic, (workspaceId) => {
        // The release before names none.
        void feed.advance(workspaceId === '' ? undefined : workspaceId);
      });
      const endPolling = repeat(options.timers, pollMs, () => void feed.advance());
      stop = async () => {
        endPolling();
        stopHearing();
        await feed.advance();
      };
    },
    stop: () => stop(),
  };
}
