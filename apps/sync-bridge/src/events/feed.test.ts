import { createLogger } from '@workspace-ops/service-kit';
import { describe, expect, it } from 'vitest';
import { createFeed } from './feed.ts';
import type { StoredEvent } from './stored-events.ts';

const logger = createLogger({ name: 'test', level: 'silent' });

const event = (position: number, workspaceId = 'ws_a'): StoredEvent => ({
  position,
  id: `evt_${position}`,
  workspaceId,
  event: 'RUN_CREATED',
  body: '{}',
});

function startFeed() {
  const log: StoredEvent[] = [];
  let reads = 0;
  let isAway = false;
  const feed = createFeed({
    logger,
    readHeadPosition: async (workspaceId) =>
      log.findLast((one) => one.workspaceId === workspaceId)?.position ?? 0,
    readEvents: async (places, limit) => {
      reads += 1;
      if (isAway) throw new Error('away');
      return places.flatMap(({ workspaceId, after }) =>
        log
          .filter((one) => one.workspaceId === workspaceId && one.position > after)
          .slice(0, limit),
      );
    },
  });
  const follow = async (workspaceId: string) => {
    const offered: number[] = [];
    const follower = await feed.follow(workspaceId, (position) => ({
      offer: (one: StoredEvent) => one.position > position && offered.push(one.position),
    }));
    return { offered, leave: () => feed.unfollow(workspaceId, follower) };
  };
  return { feed, log, follow, reads: () => reads, goAway: (away: boolean) => (isAway = away) };
}

describe('the feed', () => {
  it('reads nothing while nobody follows', async () => {
    const { feed, log, reads } = startFeed();
    log.push(event(1));
    await feed.advance();
    expect(reads()).toBe(0);
  });

  it('offers each follower what comes after it began, of its workspace only', async () => {
    const { feed, log, follow } = startFeed();
    log.push(event(1), event(2));
    const first = await follow('ws_a');
    log.push(event(3), event(4, 'ws_b'));
    await feed.advance();
    const second = await follow('ws_b');
    log.push(event(5), event(6, 'ws_b'));
    await feed.advance();
    expect([first.offered, second.offered]).toEqual([[3, 5], [6]]);
  });

  it('does not offer a later follower what happened while nobody followed', async () => {
    const { feed, log, follow } = startFeed();
    const first = await follow('ws_a');
    first.leave();
    log.push(event(1));
    await feed.advance();
    const second = await follow('ws_a');
    log.push(event(2));
    await feed.advance();
    expect([first.offered, second.offered]).toEqual([[], [2]]);
  });

  it('reads only the workspace that it is told of', async () => {
    const { feed, log, follow, reads } = startFeed();
    const [first, second] = [await follow('ws_a'), await follow('ws_b')];
    await feed.advance();
    const before = reads();
    log.push(event(1), event(2, 'ws_b'), event(3, 'ws_c'));
    await feed.advance('ws_c');
    expect(reads()).toBe(before);
    await feed.advance('ws_b');
    expect([first.offered, second.offered]).toEqual([[], [2]]);
    await feed.advance();
    expect(first.offered).toEqual([1]);
  });

  it('offers an event below one of another workspace that was seen before it', async () => {
    const { feed, log, follow } = startFeed();
    const [first, second] = [await follow('ws_a'), await follow('ws_b')];
    log.push(event(2, 'ws_b'));
    await feed.advance();
    log.push(event(1));
    await feed.advance();
    expect([first.offered, second.offered]).toEqual([[1], [2]]);
  });

  it('reads on until it has offered all, however many there are', async () => {
    const { feed, log, follow } = startFeed();
    const { offered } = await follow('ws_a');
    log.push(...Array.from({ length: 250 }, (_, index) => event(index + 1)));
    await feed.advance('ws_a');
    expect(offered).toEqual(log.map((one) => one.position));
  });

  it('goes on from its place after a failure', async () => {
    const { feed, log, follow, goAway } = startFeed();
    const { offered } = await follow('ws_a');
    await feed.advance();
    goAway(true);
    log.push(event(1));
    await feed.advance();
    expect(offered).toEqual([]);
    goAway(false);
    log.push(event(2));
    await feed.advance();
    expect(offered).toEqual([1, 2]);
  });
});
