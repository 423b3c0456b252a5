import { newId, notFound } from '@workspace-ops/service-kit';
import { afterEach, expect, test, vi } from 'vitest';
import { awaitRun } from './await-run.ts';

afterEach(() => void vi.useRealTimers());

test.each([
  ['an id just given out', () => newId('run'), 2_000],
  ['an older id', () => 'run_01a1fc79b479734caf5b321f9261b81d', 0],
  ['an id that is none of ours', () => 'run_of_ours', 0],
])('a run that does not come is waited for by %s', async (_, makeId, longestMs) => {
  vi.useFakeTimers();
  const startedAt = Date.now();
  const refused = expect(
    awaitRun(makeId(), async () => {
      throw notFound('Run');
    }),
  ).rejects.toThrow('Run not found.');
  await vi.runAllTimersAsync();
  await refused;
  const waitedMs = Date.now() - startedAt;
  expect(waitedMs).toBeGreaterThanOrEqual(longestMs);
  expect(waitedMs).toBeLessThan(longestMs + 400);
});

test('another failure is not waited over', async () => {
  const read = vi.fn().mockRejectedValue(new Error('away'));
  await expect(awaitRun(newId('run'), read)).rejects.toThrow('away');
  expect(read).toHaveBeenCalledTimes(1);
});
