import type { TakeTokensInput } from '@workspace-ops/contracts';
import { createManualClock } from '@workspace-ops/testkit';
import { expect, test } from 'vitest';
import { createTokenLots } from './token-lots.ts';

/** 100 tokens, one more a second: a lot has five. */
const rate = { capacity: 100, windowSeconds: 100 };

function createBucket(tokens = 100) {
  const clock = createManualClock();
  const bucket = { tokens, down: false, asked: [] as TakeTokensInput[], failed: 0 };
  const lots = createTokenLots({
    clock,
    onFailed: () => (bucket.failed += 1),
    async take(input) {
      bucket.asked.push(input);
      if (bucket.down) throw new Error('away');
      const held = Math.min(input.capacity, bucket.tokens + input.returned);
      const granted = Math.min(input.wanted, Math.floor(held));
      bucket.tokens = held - granted;
      return { granted, remaining: bucket.tokens };
    },
  });
  const take = async (times = 1): Promise<number> => {
    const taken = await Promise.all(Array.from({ length: times }, () => lots.take('key', rate)));
    return taken.filter(({ granted }) => granted).length;
  };
  return { bucket, clock, lots, take };
}

test('a call fetches tokens for many requests', async () => {
  const { bucket, take } = createBucket();
  for (let times = 0; times < 20; times++) expect(await take()).toBe(1);
  expect(bucket.asked).toHaveLength(4);
  expect(bucket.asked[0]).toEqual({ key: 'key', ...rate, wanted: 5, returned: 0 });
});

test('requests at the same instant share calls, and together get what there is', async () => {
  const { bucket, take } = createBucket(17);
  expect(await take(50)).toBe(17);
  expect(bucket.asked.length).toBeLessThanOrEqual(5);
});

test('what is left of a lot is given back once the bucket has had time to refill it', async () => {
  const { bucket, clock, take } = createBucket();
  await take(2);
  clock.advance(4_999);
  await take();
  expect(bucket.asked).toHaveLength(1);
  clock.advance(1);
  await take();
  expect(bucket.asked[1]).toMatchObject({ wanted: 5, returned: 2 });
});

test('an empty bucket is not asked again before it has a token, and says when', async () => {
  const { bucket, clock, lots, take } = createBucket(0.4);
  expect(await lots.take('key', rate)).toEqual({ granted: false, remaining: 0, retryAfterMs: 600 });
  expect(await take(100)).toBe(0);
  expect(bucket.asked).toHaveLength(1);
  clock.advance(600);
  bucket.tokens = 1;
  expect(await take(3)).toBe(1);
});

test('a token that is given back can be taken again', async () => {
  const { bucket, lots, take } = createBucket(1);
  expect(await take()).toBe(1);
  lots.returnTokens('key');
  expect(await take(2)).toBe(1);
  expect(bucket.asked).toHaveLength(1);
});

test('several tokens are taken together, or none of them', async () => {
  const { bucket, clock, lots, take } = createBucket(12);
  expect(await lots.take('key', rate, 8)).toEqual({ granted: true, remaining: 4, retryAfterMs: 0 });
  const refused = { granted: false, remaining: 4, retryAfterMs: 4_000 };
  expect(await lots.take('key', rate, 8)).toEqual(refused);
  expect(await lots.take('key', rate, 8)).toEqual(refused);
  expect(bucket.asked).toHaveLength(2);
  expect(await take(4)).toBe(4);
  clock.advance(8_000);
  bucket.tokens = 8;
  expect((await lots.take('key', rate, 8)).granted).toBe(true);
});

test('a request for more than a bucket holds takes a full one', async () => {
  const { lots } = createBucket();
  expect(await lots.take('key', rate, 1_000)).toMatchObject({ granted: true, remaining: 0 });
});

test('while the buckets are away, the process counts at their rate', async () => {
  const { bucket, clock, take } = createBucket();
  bucket.down = true;
  expect(await take(20)).toBe(5);
  clock.advance(4_999);
  expect(await take(20)).toBe(0);
  clock.advance(1);
  expect(await take(20)).toBe(5);
  expect([bucket.failed, bucket.asked.length]).toEqual([2, 2]);
  bucket.down = false;
  clock.advance(5_000);
  expect(await take(20)).toBe(20);
});

test('a bucket of a single token is enough', async () => {
  const { lots } = createBucket(1);
  const once = { capacity: 1, windowSeconds: 3_600 };
  expect((await lots.take('key', once)).granted).toBe(true);
  expect(await lots.take('key', once)).toMatchObject({ granted: false, retryAfterMs: 3_600_000 });
});
