import type { LoggedEvent } from '@workspace-ops/bus/events';
import { describe, expect, it } from 'vitest';
import { createFeed } from './feed.ts';

function startFeed() {
  const heads = new Map<string, number>();
  const followings: { workspaceId: string; after: number; isEnded: boolean }[] = [];
  const offers = new Map<string, (event: LoggedEvent) => void>();
  const feed = createFeed({
    readHead: async (workspaceId) => heads.get(workspaceId) ?? 0,
    follow(workspaceId, after, offer) {
      const following = { workspaceId, after, isEnded: false };
      followings.push(following);
      offers.set(workspaceId, offer);
      return () => {
        following.isEnded = true;
        offers.delete(workspaceId);
      };
    },
  });
  const publish = (workspaceId: string, position: number): void => {
    heads.set(workspaceId, position);
    const event = {
      position,
      id: `evt_${position}`,
      workspaceId,
      event: 'RUN_CREATED',
      body: '{}',
    };
    offers.get(workspaceId)?.(event);
  };
  const follow = async (workspaceId: string) => {
    const offered: number[] = [];
    let from = 0;
    const follower = await feed.follow(workspaceId, (position) => {
      from = position;
      return { offer: (one: LoggedEvent) => one.position > position && offered.push(one.position) };
    });
    return { offered, from, leave: () => feed.unfollow(workspaceId, follower) };
  };
  return { follow, followings, heads, publish };
}

describe('the feed', () => {
  it('gets a workspace once, from its head on, while somebody follows it', async () => {
    const { follow, followings, publish } = startFeed();
    publish('ws_a', 3);
    const [first, second, other] = [
      await follow('ws_a'),
      await follow('ws_a'),
      await follow('ws_b'),
    ];
    expect(followings).toEqual([
      { workspaceId: 'ws_a', after: 3, isEnded: false },
      { workspaceId: 'ws_b', after: 0, isEnded: false },
    ]);
    publish('ws_a', 4);
    publish('ws_b', 5);
    first.leave();
    publish('ws_a', 6);
    expect([first.offered, second.offered, other.offered]).toEqual([[4], [4, 6], [5]]);
    second.leave();
    expect(followings.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  });

  it('lets a later follower begin after what is stored and what was offered', async () => {
    const { follow, heads, publish } = startFeed();
    await follow('ws_a');
    publish('ws_a', 2);
    // What answers the question for the head is behind, or ahead.
    heads.set('ws_a', 1);
    expect((await follow('ws_a')).from).toBe(2);
    heads.set('ws_a', 7);
    expect((await follow('ws_a')).from).toBe(7);
  });

  it('does not offer a later follower what happened while nobody followed', async () => {
    const { follow, followings, publish } = startFeed();
    const first = await follow('ws_a');
    first.leave();
    publish('ws_a', 1);
    const second = await follow('ws_a');
    publish('ws_a', 2);
    expect([first.offered, second.offered]).toEqual([[], [2]]);
    expect(followings.map(({ after }) => after)).toEqual([0, 1]);
  });
});
