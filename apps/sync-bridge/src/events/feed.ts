import type { Logger } from '@workspace-ops/service-kit';
import type { StoredEvent } from './stored-events.ts';

/** Whoever wants a workspace's events as they come. */
export interface Follower {
  offer(event: StoredEvent): void;
}

export interface FeedOptions {
  readEvents: (after: number, limit: number) => Promise<StoredEvent[]>;
  readHeadPosition: () => Promise<number>;
  logger: Logger;
}

/** This replica's way through the events of all workspaces. */
export interface Feed {
  /**
   * Adds a follower made for the position from which on it will be offered events.
   * @throws {AppError} `unavailable` when the database is away.
   */
  follow<F extends Follower>(workspaceId: string, make: (position: number) => F): Promise<F>;
  unfollow(workspaceId: string, follower: Follower): void;
  /** Reads on, now or after the read that is under way. Never rejects. */
  advance(): Promise<void>;
}

const eventsPerRead = 500;

export function createFeed({ readEvents, readHeadPosition, logger }: FeedOptions): Feed {
  const followers = new Map<string, Set<Follower>>();
  /** Everything up to here was offered. Nobody follows: no place is kept, nothing is read. */
  let position: number | undefined;
  let running: Promise<void> | undefined;
  let again = false;

  const readOnce = async (): Promise<number> => {
    if (followers.size === 0) position = undefined;
    if (position === undefined) return 0;
    const events = await readEvents(position, eventsPerRead);
    for (const event of events) {
      position = event.position;
      for (const follower of followers.get(event.workspaceId) ?? []) follower.offer(event);
    }
    return events.length;
  };

  /** The last look at `again` and the end are one step: a call in between would be lost. */
  const turn = async (): Promise<void> => {
    try {
      let count: number;
      do {
        again = false;
        count = await readOnce();
      } while (again || count === eventsPerRead);
    } catch (error) {
      logger.warn({ err: error }, 'live events cannot be read');
    }
    running = undefined;
  };

  const advance = (): Promise<void> => {
    again = true;
    running ??= turn();
    return running;
  };

  return {
    advance,
    async follow(workspaceId, make) {
      const head = await readHeadPosition();
      position ??= head;
      const follower = make(Math.max(head, position));
      addTo(followers, workspaceId, follower);
      // What came between the head and here had nobody to be read for.
      void advance();
      return follower;
    },
    unfollow(workspaceId, follower) {
      const others = followers.get(workspaceId);
      others?.delete(follower);
      if (others?.size === 0) followers.delete(workspaceId);
    },
  };
}

function addTo(followers: Map<string, Set<Follower>>, workspaceId: string, one: Follower): void {
  const others = followers.get(workspaceId) ?? new Set();
  others.add(one);
  followers.set(workspaceId, others);
}
