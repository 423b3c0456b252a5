import { expect, it } from 'vitest';
import { coalesce } from './coalesce.ts';

it('joins what comes while a batch is running, in order and up to the limit', async () => {
  const batches: number[][] = [];
  const gate = Promise.withResolvers<void>();
  const { add, countWaiting } = coalesce<number>({
    maxItems: 3,
    async work(items) {
      batches.push(items);
      await gate.promise;
    },
  });
  const all = [add([1]), add([2]), add([3]), add([4, 5]), add([6, 7, 8, 9])];
  expect(countWaiting()).toBe(8);
  gate.resolve();
  await Promise.all(all);
  expect(batches).toEqual([[1], [2, 3], [4, 5], [6, 7, 8, 9]]);
});

it('rejects each caller with the failure of its own batch, and goes on', async () => {
  const { add } = coalesce<number>({
    maxItems: 1,
    async work(items) {
      if (items.includes(2)) throw new Error('two');
    },
  });
  const outcomes = await Promise.allSettled([add([1]), add([2]), add([3])]);
  expect(outcomes.map((outcome) => outcome.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

it('repeats a failed batch with each call alone where that is asked for', async () => {
  const batches: number[][] = [];
  const { add } = coalesce<number>({
    maxItems: 10,
    isRepeatedApart: (error) => (error as Error).message === 'two',
    async work(items) {
      batches.push(items);
      if (items.includes(2)) throw new Error('two');
    },
  });
  const outcomes = await Promise.allSettled([add([1]), add([2]), add([3])]);
  expect(outcomes.map((outcome) => outcome.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(batches).toEqual([[1], [2, 3], [2], [3]]);
});

it('is idle once all batches have ended', async () => {
  const done: number[] = [];
  const { add, whenIdle } = coalesce<number>({
    maxItems: 1,
    work: async (items) => void done.push(...items),
  });
  void add([1]);
  void add([2]);
  await whenIdle();
  expect(done).toEqual([1, 2]);
});
