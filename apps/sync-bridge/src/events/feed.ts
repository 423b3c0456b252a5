import type { Logger } from '@workspace-ops/service-kit';
import type { Place, StoredEvent } from './stored-events.ts';

/** Whoever wants a workspace's events as they come. */
export interface Follower {
  offer(event: StoredEvent): void;
}

export interface FeedOptions {
  readEvents: (places: readonly Place[], limit: number) => Promise<StoredEvent[]>;
  readHeadPosition: (workspaceId: string) => Promise<number>;
  logger: Logger;
}

/** This replica's way through the events of the workspaces that somebody follows. */
export interface Feed {
  /**
   * Adds a follower made for the position from which on it will be offered events.
   * @throws {AppError} `unavailable` when the database is away.
   */
  follow<F extends Follower>(workspaceId: string, make: (position: number) => F): Promise<F>;
  unfollow(workspaceId: string, follower: Follower): void;
  /**
   * Reads a workspace's events on, or those of all that are followed, now or after the read that is
   * under way. Never rejects.
   */
  advance(workspaceId?: string): Promise<void>;
}

interface Followed {
  /** Everything up to here was offered. */
  position: number;
  followers: Set<Follower>;
}

/** Of one workspace at a time. */
const eventsPerRead = 100;

export function createFeed({ readEvents, readHeadPosition, logger }: FeedOptions): Feed {
  /** Nobody follows a workspace: no place is kept, nothing is read. */
  const followed = new Map<string, Followed>();
  const due = new Set<string>();
  let running: Promise<void> | undefined;

  const listPlaces = (): Place[] =>
    [...due].flatMap((workspaceId) => {
      const one = followed.get(workspaceId);
      return one === undefined ? [] : [{ workspaceId, after: one.position }];
    });

  const offer = (event: StoredEvent): void => {
    const one = followed.get(event.workspaceId);
    // Nobody follows any more, or somebody does anew from a later position.
    if (one === undefined || event.position <= one.position) return;
    one.position = event.position;
    for (const follower of one.followers) follower.offer(event);
  };

  const readOnce = async (places: readonly Place[]): Promise<void> => {
    due.clear();
    const events = await readEvents(places, eventsPerRead);
    events.forEach(offer);
    const counts = Map.groupBy(events, ({ workspaceId }) => workspaceId);
    for (const [workspaceId, { length }] of counts) {
      if (length === eventsPerRead) due.add(workspaceId);
    }
  };

  /** The last look at what is due and the end are one step: a call in between would be lost. */
  const turn = async (): Promise<void> => {
    try {
      for (let places = listPlaces(); places.length > 0; places = listPlaces())
        await readOnce(places);
    } catch (error) {
      logger.warn({ err: error }, 'live events cannot be read');
    }
    running = undefined;
  };

  const advance = (workspaceId?: string): Promise<void> => {
    for (const id of workspaceId === undefined ? followed.keys() : [workspaceId]) {
      if (followed.has(id)) due.add(id);
    }
    if (due.size === 0) return running ?? Promise.resolve();
    running ??= turn();
    return running;
  };

  return {
    advance,
    async follow(workspaceId, make) {
      const head = await readHeadPosition(workspaceId);
      const one = followed.get(workspaceId) ?? { position: head, followers: new Set() };
      followed.set(workspaceId, one);
      const follower = make(Math.max(head, one.position));
      one.followers.add(follower);
      // What came between the head and here had nobody to be read for.
      void advance(workspaceId);
      return follower;
    },
    unfollow(workspaceId, follower) {
      const one = followed.get(workspaceId);
      one?.followers.delete(follower);
      if (one?.followers.size !== 0) return;
      followed.delete(workspaceId);
      due.delete(workspaceId);
    },
  };
}
