import type { LiveEvent } from '@workspace-ops/contracts';
import type { Logger } from '@workspace-ops/service-kit';
import { beforeAll, type ConnectedEventLog } from '../event-log.ts';
import { keepConnected, type NatsOptions } from './connection.ts';
import {
  asUnavailable,
  openEventStream,
  orUnavailable,
  streamName,
  subjectOfWorkspace,
} from './event-stream.ts';
import { type FollowedStream, followStream, type RunningFollowing } from './follow-stream.ts';
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

  const noted = noteTrouble(logger);

  /** One after the other: of two under way at a time, a change of the leader may lose the first. */
  const publishInOrder = async (events: readonly LiveEvent[]): Promise<void> => {
    const client = await stream.client();
    const subject = subjectOfWorkspace(events[0]!.workspaceId);
    for (const event of events) {
      const { payload, ...message } = writeMessage(event);
      await client.publish(subject, payload, message);
    }
  };

  const readHead = async (workspaceId: string): Promise<number> => {
    const { manager, base } = await stream.locate();
    const newest = await manager.streams.getMessage(streamName, {
      last_by_subj: subjectOfWorkspace(workspaceId),
    });
    return newest === null ? beforeAll : base + newest.seq;
  };

  const erase = async (workspaceId: string): Promise<void> => {
    const { manager } = await stream.locate();
    await manager.streams.purge(streamName, { filter: subjectOfWorkspace(workspaceId) });
  };

  return {
    async publish(events) {
      const byWorkspace = Map.groupBy(events, ({ workspaceId }) => workspaceId);
      const outcomes = await Promise.allSettled([...byWorkspace.values()].map(publishInOrder));
      const failed = outcomes.find((outcome) => outcome.status === 'rejected');
      if (failed === undefined) return;
      stream.doubt();
      throw asUnavailable(failed.reason);
    },
    follow(workspaceId, after, offer) {
      const following = followStream(
        { stream, timers, ...noted },
        { workspaceId, position: after, offer },
      );
      followings.add(following);
      return () => {
        followings.delete(following);
        following.end();
      };
    },
    read: (of) => orUnavailable(readStored(stream, of)),
    readHead: (workspaceId) => orUnavailable(readHead(workspaceId)),
    findPosition: (workspaceId, id) => orUnavailable(findStored(stream, workspaceId, id)),
    async resumeAt(position) {
      const { base, lastSequence } = await stream.locate();
      const isOwn = position >= base && position <= base + lastSequence + foreignBeyond;
      return isOwn ? position : beforeAll;
    },
    erase: (workspaceId) => orUnavailable(erase(workspaceId)),
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

/** All follow one stream, so its trouble is said once, and its end, not for each workspace and try. */
function noteTrouble(logger: Logger): Pick<FollowedStream, 'onFollowing' | 'onTrouble'> {
  let isTrouble = false;
  return {
    onTrouble(error) {
      if (isTrouble) return;
      isTrouble = true;
      logger.warn({ err: error }, 'live events cannot be followed; it is tried again');
    },
    onFollowing() {
      if (!isTrouble) return;
      isTrouble = false;
      logger.warn('live events are followed again');
    },
  };
}
