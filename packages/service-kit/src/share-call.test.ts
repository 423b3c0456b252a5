import { describe, expect, it } from 'vitest';
import { shareCall, shareCallByKey } from './share-call.ts';

it('gives calls that come during one its outcome, and begins anew after it', async () => {
  let calls = 0;
  const shared = shareCall(async () => {
    calls++;
    await Promise.resolve();
    return calls;
  });
  expect(await Promise.all([shared(), shared()])).toEqual([1, 1]);
  expect(await shared()).toBe(2);
});

it('shares a failure, too, and begins anew after it', async () => {
  let calls = 0;
  const shared = shareCall(async () => {
    calls++;
    await Promise.resolve();
    if (calls === 1) throw new Error('away');
    return calls;
  });
  const outcomes = await Promise.allSettled([shared(), shared()]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await shared()).toBe(2);
});

const isOwn = (error: unknown): boolean => (error as Error).message === 'wrong';

function counted(outcomes: (() => Promise<string>)[]) {
  let calls = 0;
  return { work: () => outcomes[calls++]!(), calls: () => calls };
}

const fails = (message: string) => () => Promise.reject(new Error(message));

describe('calls that are shared by their keys', () => {
  it('give their success to all who ask meanwhile', async () => {
    const share = shareCallByKey<string>(isOwn);
    const { work, calls } = counted([async () => 'in']);
    const answers = await Promise.all([share('a', work), share('a', work), share('a', work)]);
    expect(answers).toEqual(['in', 'in', 'in']);
    expect(calls()).toBe(1);
  });

  it('let each have a failure of its own', async () => {
    const share = shareCallByKey<string>(isOwn);
    const { work, calls } = counted([fails('wrong'), fails('wrong'), fails('full')]);
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => share('a', work)));
    const reasons = answers.map((one) => (one as PromiseRejectedResult).reason.message as string);
    expect(reasons).toEqual(['wrong', 'wrong', 'full', 'full', 'full']);
    expect(calls()).toBe(3);
  });

  it('keep keys apart, and forget what is over', async () => {
    const share = shareCallByKey<string>(isOwn);
    const { work, calls } = counted([async () => '1', async () => '2', async () => '3']);
    expect(await Promise.all([share('a', work), share('b', work)])).toEqual(['1', '2']);
    expect(await share('a', work)).toBe('3');
    expect(calls()).toBe(3);
  });
});
