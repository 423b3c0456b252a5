import { afterEach, expect, test, vi } from 'vitest';
import { refuseOffline } from './refuse-offline.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a write is sent as it is online, and never offline', async () => {
  const write = vi.fn((id: string) => Promise.resolve(`${id} done`));
  const send = refuseOffline(write);
  vi.stubGlobal('navigator', { onLine: true });
  await expect(send('a')).resolves.toBe('a done');
  vi.stubGlobal('navigator', { onLine: false });
  await expect(send('b')).rejects.toMatchObject({
    code: 'connection_failed',
    message: 'You are offline, so nothing was changed.',
  });
  expect(write.mock.calls).toEqual([['a']]);
});
