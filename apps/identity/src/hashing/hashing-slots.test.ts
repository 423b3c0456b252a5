import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createHashingSlots, type HashingSlotsOptions } from './hashing-slots.ts';

const create = (options: Partial<HashingSlotsOptions> = {}) =>
  createHashingSlots({
    concurrency: 1,
    maxWaitingPerKey: 64,
    maxWaiting: 2_000,
    longestWaitMs: 10_000,
    ...options,
  });

/** Work that ends when the test says so, in the order in which it began. */
function createWork() {
  const started: string[] = [];
  const gates: (() => void)[] = [];
  return {
    started,
    start: (name: string) => async () => {
      started.push(name);
      const { promise, resolve } = Promise.withResolvers<void>();
      gates.push(resolve);
      await promise;
    },
    async finishNext() {
      gates.shift()?.();
      await nextTurn();
    },
  };
}

afterEach(() => vi.useRealTimers());

describe('hashing slots', () => {
  test('run so many at a time, and the rest of one key in order', async () => {
    const slots = create({ concurrency: 2 });
    const work = createWork();
    const runs = ['1', '2', '3', '4'].map((name) => slots.run('a', work.start(name)));
    await nextTurn();
    expect(work.started).toEqual(['1', '2']);
    for (let index = 0; index < 4; index++) await work.finishNext();
    await Promise.all(runs);
    expect(work.started).toEqual(['1', '2', '3', '4']);
  });

  test('let a stranger wait for one piece of work and not for a flood of another key', async () => {
    const slots = create();
    const work = createWork();
    const flood = Array.from({ length: 60 }, (_, index) =>
      slots.run('flood', work.start(`${index}`)),
    );
    const stranger = slots.run('stranger', work.start('stranger'));
    const second = slots.run('second', work.start('second'));
    await nextTurn();
    for (let index = 0; index < 3; index++) await work.finishNext();
    expect(work.started).toEqual(['0', '1', 'stranger', 'second']);
    for (let index = 0; index < 62; index++) await work.finishNext();
    await Promise.all([...flood, stranger, second]);
    expect(work.started).toHaveLength(62);
  });

  test('turn away whom the line of the key has no room for, and nobody else', async () => {
    const slots = create({ maxWaitingPerKey: 2 });
    const work = createWork();
    const runs = ['1', '2', '3'].map((name) => slots.run('a', work.start(name)));
    await expect(slots.run('a', work.start('4'))).rejects.toMatchObject({
      code: 'rate_limited',
      retryAfterSeconds: 2,
    });
    runs.push(slots.run('b', work.start('5')));
    for (let index = 0; index < 4; index++) await work.finishNext();
    await Promise.all(runs);
    expect(work.started).toEqual(['1', '2', '5', '3']);
  });

  test('with all lines full, take the place of the last in the longest', async () => {
    const slots = create({ maxWaiting: 3 });
    const work = createWork();
    const flood = ['1', '2', '3', '4'].map((name) => slots.run('flood', work.start(name)));
    const last = expect(flood[3]).rejects.toMatchObject({ code: 'unavailable' });
    const stranger = slots.run('stranger', work.start('stranger'));
    await last;
    await expect(slots.run('flood', work.start('5'))).rejects.toMatchObject({
      code: 'unavailable',
    });
    for (let index = 0; index < 4; index++) await work.finishNext();
    await Promise.all([...flood.slice(0, 3), stranger]);
  });

  test('let nobody wait longer than the time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const slots = create({ longestWaitMs: 10_000 });
    const work = createWork();
    const running = slots.run('a', work.start('1'));
    const waiting = expect(slots.run('a', work.start('2'))).rejects.toMatchObject({
      code: 'unavailable',
      retryAfterSeconds: 2,
    });
    await vi.advanceTimersByTimeAsync(10_000);
    await waiting;
    await work.finishNext();
    await running;
    expect(work.started).toEqual(['1']);
  });

  test('come free when the work fails', async () => {
    const slots = create();
    const failing = slots.run('a', () => Promise.reject(new Error('failed')));
    await expect(failing).rejects.toThrow('failed');
    expect(await slots.run('a', async () => 'free again')).toBe('free again');
  });
});
