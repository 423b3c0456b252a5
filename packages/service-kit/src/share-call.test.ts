import { expect, it } from 'vitest';
import { shareCall } from './share-call.ts';

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
