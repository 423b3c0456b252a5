import type { EventLog, LoggedEvent } from '@workspace-ops/bus/events';

/** Whoever wants a workspace's events as they come. */
export interface Follower {
  offer(event: LoggedEvent): void;
}

/** The events of the workspaces that somebody follows here: each workspace's are got once. */
export interface Feed {
  /**
   * Adds a follower made for the position from which on it will be offered events. Up to there all is
   * stored.
   * @throws {AppError} `unavailable` when the log is away.
   */
  follow<F extends Follower>(workspaceId: string, make: (position: number) => F): Promise<F>;
  unfollow(workspaceId: string, follower: Follower): void;
}

interface Followed {
  /** Everything up to here was offered. */
  position: number;
  followers: Set<Follower>;
  end: () => void;
}

export function createFeed(log: Pick<EventLog, 'follow' | 'readHead'>): Feed {
  const followed = new Map<string, Followed>();

  const begin = (workspaceId: string, position: number): Followed => {
    const one: Followed = {
      position,
      followers: new Set(),
      end: log.follow(workspaceId, position, (event) => {
        one.position = event.position;
        for (const follower of one.followers) follower.offer(event);
      }),
    };
    followed.set(workspaceId, one);
    return one;
  };

  return {
    async follow(workspaceId, make) {
      const head = await log.readHead(workspaceId);
      const one = followed.get(workspaceId) ?? begin(workspaceId, head);
      const follower = make(Math.max(head, one.position));
      one.followers.add(follower);
      return follower;
    },
    unfollow(workspaceId, follower) {
      const one = followed.get(workspaceId);
      one?.followers.delete(follower);
      if (one?.followers.size !== 0) return;
      followed.delete(workspaceId);
      one.end();
    },
  };
}
