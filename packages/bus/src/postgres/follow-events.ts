import type { Logger } from '@workspace-ops/service-kit';
import type { EventLog, LoggedEvent } from '../event-log.ts';
import type { Place } from './stored-events.ts';

export interface FollowOptions {
  readEvents: (places: readonly Place[], limit: number) => Promise<LoggedEvent[]>;
  logger: Logger;
}

/** This process's way through the events of the workspaces that somebody follows here. */
export interface Followings {
  follow: EventLog['follow'];
  /**
   * Reads a workspace's events on, or those of all that are followed, now or after the read that is
   * under way. Never rejects.
   */
  advance(workspaceId?: string): Promise<void>;
}

interface Following {
  /** Everything up to here was offered. */
  position: number;
  offer: (event: LoggedEvent) => void;
}

/** Of one workspace at a time. */
const eventsPerRead = 100;

export function createFollowings({ readEvents, logger }: FollowOptions): Followings {
  /** Nobody follows a workspace: no place is kept, nothing is read. */
  const followed = new Map<string, Set<Following>>();
  const due = new Set<string>();
  let running: Promise<void> | undefined;

  const listPlaces = (): Place[] =>
    [...due].flatMap((workspaceId) => {
      const followings = followed.get(workspaceId);
      if (followings === undefined) return [];
      return [{ workspaceId, after: Math.min(...[...followings].map((one) => one.position)) }];
    });

  const offer = (event: LoggedEvent): void => {
    for (const following of followed.get(event.workspaceId) ?? []) {
      // Somebody follows from a later position.
      if (event.position <= following.position) continue;
      following.position = event.position;
      following.offer(event);
    }
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

  const unfollow = (workspaceId: string, following: Following): void => {
    const followings = followed.get(workspaceId);
    followings?.delete(following);
    if (followings?.size !== 0) return;
    followed.delete(workspaceId);
    due.delete(workspaceId);
  };

  return {
    advance,
    follow(workspaceId, after, offerTo) {
      const following = { position: after, offer: offerTo };
      const followings = followed.get(workspaceId) ?? new Set();
      followed.set(workspaceId, followings.add(following));
      // What came between the position and here had nobody to be read for.
      void advance(workspaceId);
      return () => unfollow(workspaceId, following);
    },
  };
}
