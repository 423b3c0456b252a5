import { expect, it } from 'vitest';
import type { Answer, Client } from '../../http/client.ts';
import { timeReads } from './time-reads.ts';

const read = { service: 'audit', path: '/api/audit-logs', token: 'a token' };
const answered = (status: number): Answer => ({
  type: 'answered',
  status,
  retryAfter: false,
  body: status === 503 ? { error: 'Away.' } : {},
});

it('counts a read in the phase that it begins in, however late its answer comes', async () => {
  const first = Promise.withResolvers<Answer>();
  const isSent = Promise.withResolvers<void>();
  let sent = 0;
  const http: Client = {
    send() {
      isSent.resolve();
      return sent++ === 0 ? first.promise : Promise.resolve(answered(200));
    },
    close: () => Promise.resolve(),
  };
  const reads = timeReads(http, { reads: [read], ratePerSecond: 1_000 });
  await isSent.promise;
  const before = reads.take();
  const during = await reads.take();
  expect(during.failed).toEqual([]);
  first.resolve(answered(503));
  expect(await before).toMatchObject({ failed: ['audit 503 Away.'] });
  await reads.stop();
});
