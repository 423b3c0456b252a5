import type { LiveEvent } from '@workspace-ops/contracts';
import { unavailable } from '@workspace-ops/service-kit';
import { beforeAll, type ConnectedEventLog } from '../event-log.ts';
import { keepConnected, type NatsOptions } from './connection.ts';
import { openEventStream, streamName, subjectOfWorkspace } from './event-stream.ts';
import { followStream, type RunningFollowing } from './follow-stream.ts';
import { findStored, readStored } from './read-stored.ts';
import { writeMessage } from './stored-messages.ts';

export interface NatsEventLogOptions extends NatsOptions {
  /** How many servers keep each event: 1, 3 or 5. */
  copies: number;
}

/** More than any server is behind another. */
const foreignBeyond = 4_096 * 1_024;

/**
 * A JetStream stream of all workspaces, each a subject of it. The servers know a repetition by its id,
 * and acknowledge what most of them have.
 */
export function createNatsEventLog(options: NatsEventLogOptions): ConnectedEventLog {
  const { timers, logger } = options;
  const followings = new Set<RunningFollowing>();
  const connection = keepConnected({
    ...options,
    onReconnected: () => followings.forEach((following) => following.restart()),
  });
  const stream = openEventStream(connection, options.copies);

  /** One after the other: of two under way at a time, a change of the leader may lose the first. */
  const publishInOrder = async (events: readonly LiveEvent[]): Promise<void> => {
    const client = await stream.client();
    const subject = subjectOfWorkspace(events[0]!.workspaceId);
    for (const event of events) {
      const { payload, ...message } = writeMessage(event);
      await client.publish(subject, payload, message);
    }
  };

  return {
    async publish(events) {
      const byWorkspace = Map.groupBy(events, ({ workspaceId }) => workspaceId);
      const outcomes = await Promise.allSettled([...byWorkspace.values()].map(publishInOrder));
      const failed = outcomes.find((outcome) => outcome.status === 'rejected');
      if (failed === undefined) return;
      stream.doubt();
      throw unavailable('The log of live events', failed.reason);
    },
    follow(workspaceId, after, offer) {
      const following = followStream(
        { stream, timers, logger },
        { workspaceId, position: after, offer },
      );
      followings.add(following);
      return () => {
        followings.delete(following);
        following.end();
      };
    },
    read: (of) => readStored(stream, of),
    async readHead(workspaceId) {
      const { manager, base } = await stream.locate();
      const newest = await manager.streams.getMessage(streamName, {
        last_by_subj: subjectOfWorkspace(workspaceId),
      });
      return newest === null ? beforeAll : base + newest.seq;
    },
    findPosition: (workspaceId, id) => findStored(stream, workspaceId, id),
    async resumeAt(position) {
      const { base, lastSequence } = await stream.locate();
      const isOwn = position >= base && position <= base + lastSequence + foreignBeyond;
      return isOwn ? position : beforeAll;
    },
    async erase(workspaceId) {
      const { manager } = await stream.locate();
      await manager.streams.purge(streamName, { filter: subjectOfWorkspace(workspaceId) });
    },
    start: () => connection.start(),
    async drain() {
      await connection.current()?.flush();
    },
    async stop() {
      followings.forEach((following) => following.end());
      await connection.stop();
    },
  };
}
