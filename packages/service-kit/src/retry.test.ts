import { expect, test } from 'vitest';
import { retry } from './retry.ts';

/** Work that fails so many times, each time with the number of the failure. */
function failing(times: number) {
  let calls = 0;
  return async () => {
    calls += 1;
    if (calls <= times) throw new Error(`failure ${calls}`);
    return calls;
  };
}

test('is done until it succeeds', async () => {
  const seen: unknown[] = [];
  const result = await retry(failing(2), (error, failures) => {
    seen.push([(error as Error).message, failures]);
    return 0;
  });
  expect(result).toBe(3);
  expect(seen).toEqual([
    ['failure 1', 1],
    ['failure 2', 2],
  ]);
});

test('ends with the last error where there is no delay after it', async () => {
  const work = failing(9);
  const delayAfter = (_: unknown, failures: number) => (failures < 3 ? 0 : undefined);
  await expect(retry(work, delayAfter)).rejects.toThrow('failure 3');
});

test('ends in a pause with the reason of the signal', async () => {
  const ending = new AbortController();
  const delayAfter = () => {
    queueMicrotask(() => ending.abort(new Error('ended')));
    return 3_600_000;
  };
  await expect(retry(failing(1), delayAfter, ending.signal)).rejects.toThrow('ended');
});
