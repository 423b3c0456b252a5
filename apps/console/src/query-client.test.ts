import { onlineManager } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { OpsError } from './api.ts';
import { createQueryClient, retryDelayMs, toldAfter } from './query-client.ts';

const lost = new OpsError('connection_failed', 'It did not answer.', { status: 0 });
const away = new OpsError('unavailable', 'It is away.', { status: 503, retryAfterMs: 1_000 });

/** From the first failure to the one of this number. */
const sum = (failure: number, error: OpsError, random: number): number =>
  Array.from({ length: failure - 1 }, (_, before) => retryDelayMs(before, error, random)).reduce(
    (total, delay) => total + delay,
    0,
  );

test.each([lost, away])(
  'a page without anything says within about two seconds: $message',
  (error) => {
    expect(sum(toldAfter, error, 1)).toBeLessThanOrEqual(2_300);
  },
);

test.each([lost, away])('a page with something says nothing for two seconds: $message', (error) => {
  expect(sum(toldAfter + 1, error, 0)).toBeGreaterThan(2_300);
});

test('what is pressed offline ends at once and is not kept for later', async () => {
  const client = createQueryClient();
  onlineManager.setOnline(false);
  try {
    const mutation = client
      .getMutationCache()
      .build(client, { mutationFn: () => Promise.reject(lost) });
    await expect(mutation.execute(undefined)).rejects.toBe(lost);
  } finally {
    onlineManager.setOnline(true);
  }
});
