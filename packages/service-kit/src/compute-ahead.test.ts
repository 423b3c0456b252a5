import { expect, it } from 'vitest';
import { computeAhead, computeSmall, ThreadNeededError } from './compute-ahead.ts';
import type { Compute } from './compute-thread.ts';
import { largeText } from './yield-to-requests.ts';

const large = (letter = 'x') => ({ text: letter.repeat(largeText + 1) });
const count = ({ text }: { text: string }, factor: number): number => text.length * factor;
const readFirst = ({ text }: { text: string }, _input: null): string | undefined => text[0];
const double = ({ text }: { text: string }, _input: null): number => text.length * 2;

/** A thread's stand-in that says when it computes. */
function createThread(says: string[]): Compute {
  return {
    async run(task, data, input) {
      says.push(`computes ${task.name}`);
      return task(data, input);
    },
  };
}

it('computes large data between two tries of the work, and small data in it', async () => {
  const says: string[] = [];
  const result = await computeAhead(createThread(says), async (ahead) => {
    says.push('begins');
    const small = await ahead.run(count, { text: 'abc' }, 2);
    const counted = await ahead.run(count, large(), 1);
    const doubled = await ahead.run(double, large(), null);
    says.push('ends');
    return small + counted + doubled;
  });
  expect(result).toBe(6 + 3 * (largeText + 1));
  expect(says).toEqual(['begins', 'computes count', 'begins', 'computes double', 'begins', 'ends']);
});

it('computes again what was read anew and has changed', async () => {
  const says: string[] = [];
  const letters = ['a', 'b', 'b'];
  const first = await computeAhead(createThread(says), (ahead) =>
    ahead.run(readFirst, large(letters.shift()), null),
  );
  expect(first).toBe('b');
  expect(says).toHaveLength(2);
});

it('ends where the data is another in each try', async () => {
  let tries = 0;
  const work = computeAhead(createThread([]), (ahead) => ahead.run(count, large(), ++tries));
  await expect(work).rejects.toThrow(ThreadNeededError);
  expect(tries).toBe(21);
});

it('passes on what the work and a task throw', async () => {
  const fail = (): never => {
    throw new TypeError('Too odd.');
  };
  const thread = createThread([]);
  await expect(computeAhead(thread, (ahead) => ahead.run(fail, large(), null))).rejects.toThrow(
    'Too odd.',
  );
  await expect(computeAhead(thread, async () => fail())).rejects.toThrow('Too odd.');
});

it('says of what needs the thread its task, and nothing of its data', async () => {
  const [refused] = await Promise.allSettled([computeSmall.run(count, large(), 1)]);
  const { reason } = refused as PromiseRejectedResult;
  expect(reason).toMatchObject({ message: expect.stringContaining('count') });
  expect(JSON.stringify({ ...(reason as object), message: String(reason) })).not.toContain('xxx');
  expect(await computeSmall.run(count, { text: 'abc' }, 2)).toBe(6);
});
