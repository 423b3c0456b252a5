import { expect, it } from 'vitest';
import { coalesce } from './coalesce.ts';

it('joins what comes while a turn is under way, in order and up to the limit', async () => {
  const turns: number[][] = [];
  const gate = Promise.withResolvers<void>();
  const add = coalesce<number>(async (items) => {
    turns.push(items);
    await gate.promise;
  }, 3);
  const all = [add([1]), add([2]), add([3]), add([4, 5]), add([6, 7, 8, 9])];
  gate.resolve();
  await Promise.all(all);
  expect(turns).toEqual([[1], [2, 3], [4, 5], [6, 7, 8, 9]]);
});

it('tells each caller of the failure of its own turn, and goes on', async () => {
  const add = coalesce<number>(async (items) => {
    if (items.includes(2)) throw new Error('two');
  }, 1);
  const outcomes = await Promise.allSettled([add([1]), add([2]), add([3])]);
  expect(outcomes.map((outcome) => outcome.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
