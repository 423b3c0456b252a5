import { unavailable } from '@workspace-ops/service-kit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDatabaseBreaker } from './database-breaker.ts';

let breaker: ReturnType<typeof createDatabaseBreaker>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  breaker = createDatabaseBreaker(2, 100);
});

afterEach(() => void vi.useRealTimers());

const fail = async (): Promise<never> => {
  throw unavailable('The database');
};

it('lets work through until so many have failed in a row, and then none for a while', async () => {
  const work = vi.fn(fail);
  await expect(breaker(work)).rejects.toThrow('unavailable');
  await expect(breaker(async () => 'up')).resolves.toBe('up');
  await expect(breaker(work)).rejects.toThrow('unavailable');
  await expect(breaker(work)).rejects.toThrow('unavailable');
  await expect(breaker(work)).rejects.toThrow('unavailable');
  expect(work).toHaveBeenCalledTimes(3);
});

it('lets one work through after the pause, while others are still refused', async () => {
  await Promise.allSettled([breaker(fail), breaker(fail)]);
  vi.setSystemTime(100);
  const trial = Promise.withResolvers<string>();
  const first = breaker(() => trial.promise);
  await expect(breaker(async () => 'up')).rejects.toThrow('unavailable');
  trial.resolve('up');
  await expect(first).resolves.toBe('up');
  await expect(breaker(async () => 'up')).resolves.toBe('up');
});

it('takes no other error for an outage', async () => {
  const broken = async (): Promise<never> => {
    throw new Error('a fault of ours');
  };
  for (let index = 0; index < 5; index += 1) {
    await expect(breaker(broken)).rejects.toThrow('a fault of ours');
  }
});
