import { expect, it } from 'vitest';
import { withTimeout } from './with-timeout.ts';

const never = new Promise<never>(() => undefined);

it('gives the result, or the error, of work that ends in time', async () => {
  expect(await withTimeout(Promise.resolve('done'), 60_000, 'late')).toBe('done');
  const failure = new RangeError('failed');
  await expect(withTimeout(Promise.reject(failure), 60_000, 'late')).rejects.toBe(failure);
});

it('rejects work that takes longer, with the reason or what makes it', async () => {
  await expect(withTimeout(never, 1, 'no answer')).rejects.toThrow('no answer');
  const late = new RangeError('late');
  await expect(withTimeout(never, 1, () => late)).rejects.toBe(late);
});

it('takes no notice of what comes after the limit', async () => {
  const work = Promise.withResolvers<string>();
  await expect(withTimeout(work.promise, 1, 'late')).rejects.toThrow('late');
  work.reject(new Error('too late to matter'));
  await expect(work.promise).rejects.toThrow('too late to matter');
});
