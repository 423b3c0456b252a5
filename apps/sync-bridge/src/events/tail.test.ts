import type { LoggedEvent } from '@workspace-ops/bus/events';
import { createManualTime } from '@workspace-ops/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTail } from './tail.ts';

const event = (position: number): LoggedEvent => ({
  position,
  id: `evt_${position}`,
  workspaceId: 'ws_a',
  event: 'RUN_CREATED',
  body: '{}',
});

interface Turn {
  offers: number;
  takes: number;
}

/** A tail over a growing log whose reads answer when they are let. */
function startTail(capacity: number) {
  const log: LoggedEvent[] = [];
  const reads: (() => void)[] = [];
  let mostHeld = 0;
  const tail = createTail({
    position: 0,
    capacity,
    timers: createManualTime(),
    onReady: () => {},
    onReadFailed: () => {},
    readAfter: (position, limit) => {
      // The snapshot is taken when the read begins, as the database does.
      const answer = log.filter((one) => one.position > position).slice(0, limit);
      mostHeld = Math.max(mostHeld, answer.length);
      return new Promise((resolve) => reads.push(() => resolve(answer)));
    },
  });
  return { log, reads, tail, mostHeld: () => mostHeld };
}

describe('a tail', () => {
  it('gives each event once and in order, however offers, takes and reads fall', async () => {
    const turns = fc.array(
      fc.record({ offers: fc.integer({ min: 0, max: 6 }), takes: fc.integer({ min: 0, max: 4 }) }),
      { maxLength: 30 },
    );
    await fc.assert(
      fc.asyncProperty(turns, fc.integer({ min: 1, max: 4 }), async (given: Turn[], capacity) => {
        const { log, reads, tail, mostHeld } = startTail(capacity);
        const taken: number[] = [];
        const take = (): boolean => {
          const one = tail.take();
          if (one !== undefined) taken.push(one.position);
          return one !== undefined;
        };
        for (const { offers, takes } of given) {
          for (let index = 0; index < offers; index++) {
            const one = event(log.length + 1);
            log.push(one);
            tail.offer(one);
          }
          for (let index = 0; index < takes; index++) take();
          if (offers % 2 === 0) reads.splice(0).forEach((answer) => answer());
          await Promise.resolve();
        }
        for (let idle = 0; idle < 20; idle++) {
          reads.splice(0).forEach((answer) => answer());
          for (let tick = 0; tick < 10; tick++) await Promise.resolve();
          while (take()) idle = 0;
        }
        expect(taken).toEqual(log.map((one) => one.position));
        expect(tail.isEmpty()).toBe(true);
        expect(mostHeld()).toBeLessThanOrEqual(capacity);
      }),
    );
  });

  it('reads again after a read that failed', async () => {
    const time = createManualTime();
    const failures: unknown[] = [];
    let isAway = true;
    const tail = createTail({
      position: 0,
      capacity: 10,
      behind: 1,
      timers: time,
      onReady: () => {},
      onReadFailed: (error) => failures.push(error),
      readAfter: async () => {
        if (isAway) throw new Error('away');
        return [event(1)];
      },
    });
    await expect.poll(() => failures.length).toBe(1);
    isAway = false;
    time.pass(1_000);
    await expect.poll(() => tail.take()?.position).toBe(1);
  });

  it('reads again what a server that is behind has not got yet, and not for ever', async () => {
    const time = createManualTime();
    let stored: LoggedEvent[] = [];
    let reads = 0;
    const tail = createTail({
      position: 0,
      capacity: 10,
      behind: 1,
      timers: time,
      onReady: () => {},
      onReadFailed: () => {},
      readAfter: async (position) => {
        reads += 1;
        return stored.filter((one) => one.position > position);
      },
    });
    await expect.poll(() => time.waiting()).toContain(200);
    expect([tail.take(), tail.isEmpty(), reads]).toEqual([undefined, false, 2]);
    stored = [event(1)];
    time.pass(200);
    await expect.poll(() => tail.take()?.position).toBe(1);
    expect(tail.isEmpty()).toBe(true);
    // What follows was erased before it was read.
    for (let position = 2; position <= 12; position++) tail.offer(event(position));
    for (let position = 2; position <= 11; position++) expect(tail.take()?.position).toBe(position);
    reads = 0;
    while (!tail.isEmpty()) {
      await Promise.resolve();
      time.pass(200);
    }
    expect(reads).toBeLessThan(30);
    tail.offer(event(13));
    expect(tail.take()?.position).toBe(13);
  });
});
