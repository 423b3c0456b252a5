import { describe, expect, it } from 'vitest';
import { waitFor } from './wait-for.ts';

describe('waitFor', () => {
  it('returns what the condition gives as soon as it is truthy', async () => {
    const values = [undefined, 0, '', 'ready'];
    expect(await waitFor(() => Promise.resolve(values.shift()))).toBe('ready');
  });

  it('fails with the message when the time is over', async () => {
    const waiting = waitFor(() => false, { timeoutMs: 30, message: 'No event arrived' });
    await expect(waiting).rejects.toThrow('No event arrived (waited 30 ms)');
  });

  it('lets an error of the condition through at once', async () => {
    const waiting = waitFor(() => Promise.reject(new Error('broken')));
    await expect(waiting).rejects.toThrow('broken');
  });
});
