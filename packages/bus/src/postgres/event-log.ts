import { type Logger, repeat, type Timers } from '@workspace-ops/service-kit';
import { eq } from 'drizzle-orm';
import { beforeAll, type ConnectedEventLog } from '../event-log.ts';
import { firstNatsPosition } from '../positions.ts';
import type { Wakeups } from '../wakeups.ts';
import { createFollowings } from './follow-events.ts';
import { createPublisher, eventsTopic, type PublisherOptions } from './store-events.ts';
import {
  findEventPosition,
  readEvents,
  readHeadPosition,
  readWorkspaceEvents,
} from './stored-events.ts';

export interface PostgresEventLogOptions extends PublisherOptions {
  wakeups: Wakeups;
  timers: Timers;
  logger: Logger;
}

/** Where a wake-up is lost, as by a publisher that dies after its commit, events wait no longer. */
const pollMs = 1_000;

/** Rows of a table of the service's own database; what is new is said by wake-ups. */
export function createPostgresEventLog(options: PostgresEventLogOptions): ConnectedEventLog {
  const { database, table, wakeups, timers, logger } = options;
  const followings = createFollowings({
    readEvents: (places, limit) => readEvents(options, places, limit),
    logger,
  });
  let stop = () => {};
  return {
    publish: createPublisher(options),
    follow: (...following) => followings.follow(...following),
    read: (of) => readWorkspaceEvents(options, of),
    readHead: (workspaceId) => readHeadPosition(options, workspaceId),
    findPosition: (workspaceId, id) => findEventPosition(options, workspaceId, id),
    resumeAt: async (position) => (position < firstNatsPosition ? position : beforeAll),
    async erase(workspaceId) {
      await database.transaction(workspaceId, ({ db }) =>
        db.delete(table).where(eq(table.workspaceId, workspaceId)),
      );
    },
    start() {
      const stopHearing = wakeups.on(eventsTopic, (workspaceId) => {
        // The release before names none.
        void followings.advance(workspaceId === '' ? undefined : workspaceId);
      });
      const endPolling = repeat(timers, pollMs, () => void followings.advance());
      stop = () => {
        endPolling();
        stopHearing();
      };
    },
    drain: () => followings.advance(),
    stop: async () => stop(),
  };
}
