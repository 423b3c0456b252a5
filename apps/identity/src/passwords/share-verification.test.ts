import { describe, expect, test } from 'vitest';
import { createSharedVerification } from './share-verification.ts';

const isOwn = (error: unknown): boolean => (error as Error).message === 'wrong';

function counted(outcomes: (() => Promise<string>)[]) {
  let calls = 0;
  return { work: () => outcomes[calls++]!(), calls: () => calls };
}

const fails = (message: string) => () => Promise.reject(new Error(message));

describe('a shared verification', () => {
  test('gives its success to all who ask meanwhile', async () => {
    const share = createSharedVerification<string>(isOwn);
    const { work, calls } = counted([async () => 'in']);
    const answers = await Promise.all([share('a', work), share('a', work), share('a', work)]);
    expect(answers).toEqual(['in', 'in', 'in']);
    expect(calls()).toBe(1);
  });

  test('lets each have a failure of its own', async () => {
    const share = createSharedVerification<string>(isOwn);
    const { work, calls } = counted([fails('wrong'), fails('wrong'), fails('full')]);
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => share('a', work)));
    const reasons = answers.map((one) => (one as PromiseRejectedResult).reason.message as string);
    expect(reasons).toEqual(['wrong', 'wrong', 'full', 'full', 'full']);
    expect(calls()).toBe(3);
  });

  test('keeps keys apart, and forgets what is over', async () => {
    const share = createSharedVerification<string>(isOwn);
    const { work, calls } = counted([async () => '1', async () => '2', async () => '3']);
    expect(await Promise.all([share('a', work), share('b', work)])).toEqual(['1', '2']);
    expect(await share('a', work)).toBe('3');
    expect(calls()).toBe(3);
  });
});
