import { createLogger } from '@workspace-ops/service-kit';
import { expect, test, vi } from 'vitest';
import { createRevocationList } from './revocation-list.ts';

const logger = createLogger({ name: 'gateway', level: 'silent' });

test('it asks for what was revoked since the last answer', async () => {
  const asked: string[] = [];
  const list = createRevocationList({
    logger,
    fetchRevoked: async (since) => {
      asked.push(since);
      return { sessionIds: [`ses_${asked.length}`], asOf: `moment ${asked.length}` };
    },
  });
  expect(list.isLoaded()).toBe(false);
  await list.refresh();
  await list.refresh();
  expect(asked).toEqual(['1970-01-01T00:00:00.000Z', 'moment 1']);
  expect([list.has('ses_1'), list.has('ses_2'), list.has('ses_3')]).toEqual([true, true, false]);
});

test('once started it keeps asking, through failures too, until it is stopped', async () => {
  let asked = 0;
  const list = createRevocationList({
    logger,
    intervalMs: 1,
    fetchRevoked: async () => {
      asked += 1;
      if (asked % 2 === 1) throw new Error('down');
      return { sessionIds: [], asOf: 'now' };
    },
  });
  await list.start();
  expect(list.isLoaded()).toBe(false);
  await vi.waitFor(() => expect(asked).toBeGreaterThan(4));
  expect(list.isLoaded()).toBe(true);
  list.stop();
});

test('a session that ended here is known at once', () => {
  const list = createRevocationList({
    logger,
    fetchRevoked: async () => ({ sessionIds: [], asOf: 'now' }),
  });
  list.add('ses_1');
  expect(list.has('ses_1')).toBe(true);
});
