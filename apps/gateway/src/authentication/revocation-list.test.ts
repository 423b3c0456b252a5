import { createLogger } from '@workspace-ops/service-kit';
import { createManualClock } from '@workspace-ops/testkit';
import { expect, test, vi } from 'vitest';
import { createRevocationList } from './revocation-list.ts';
import type { ChangedRole } from './workspace-state.ts';

const clock = createManualClock();
const logger = createLogger({ name: 'gateway', level: 'silent' });

test('it asks for what was revoked since the last answer', async () => {
  const asked: string[] = [];
  const list = createRevocationList({
    logger,
    clock,
    fetchRevoked: async ({ since }) => {
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
  const warnings: unknown[] = [];
  const list = createRevocationList({
    logger: { warn: (_given: unknown, message?: string) => void warnings.push(message) },
    intervalMs: 1,
    clock,
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
  expect(warnings.slice(0, 2)).toEqual([
    expect.stringContaining('does not answer yet'),
    expect.stringContaining('known keys serve on'),
  ]);
});

test('a session that ended here is known at once', () => {
  const list = createRevocationList({
    logger,
    clock,
    fetchRevoked: async () => ({ sessionIds: [], asOf: 'now' }),
  });
  list.add('ses_1', 'usr_1');
  expect(list.has('ses_1')).toBe(true);
});

test('a session that ended is forgotten once its token has expired', async () => {
  const own = createManualClock();
  const seconds = (ms: number): number => Math.floor((own.now().getTime() + ms) / 1_000);
  const pages = [
    { sessionIds: ['ses_soon', 'ses_late'], expireAt: [seconds(60_000), seconds(3_600_000)] },
  ];
  const list = createRevocationList({
    logger,
    clock: own,
    fetchRevoked: async () => ({ ...(pages.shift() ?? { sessionIds: [] }), asOf: 'now' }),
  });
  await list.refresh();
  list.add('ses_here', 'usr_1');
  expect(list.size()).toBe(3);
  own.advance(120_000);
  await list.refresh();
  expect([list.has('ses_soon'), list.has('ses_late'), list.has('ses_here')]).toEqual([
    false,
    true,
    true,
  ]);
  expect(list.size()).toBe(2);
});

test('a long list is read page by page', async () => {
  const asked: unknown[] = [];
  const next = { revokedAt: 'then', sessionId: 'ses_1' };
  const list = createRevocationList({
    logger,
    clock,
    fetchRevoked: async (question) => {
      asked.push(question);
      return question.after === undefined
        ? { sessionIds: ['ses_1'], asOf: 'first', next }
        : { sessionIds: ['ses_2'], asOf: 'second' };
    },
  });
  await list.refresh();
  await list.refresh();
  expect([list.has('ses_1'), list.has('ses_2')]).toEqual([true, true]);
  const since = '1970-01-01T00:00:00.000Z';
  expect(asked.slice(0, 3)).toEqual([
    { since, first: true },
    { since, first: true, after: next },
    { since: 'first' },
  ]);
});

test('changed roles are read page by page, beside the sessions', async () => {
  const asked: unknown[] = [];
  const told: ChangedRole[] = [];
  const [first, second] = ['usr_1', 'usr_2'].map((userId) => ({
    workspaceId: 'ws_1',
    userId,
    role: 'viewer' as const,
    since: 'then',
  })) as [ChangedRole, ChangedRole];
  const nextRole = { since: 'then', workspaceId: 'ws_1', userId: 'usr_1' };
  const list = createRevocationList({
    logger,
    clock,
    onRoles: (roles) => told.push(...roles),
    fetchRevoked: async (question) => {
      asked.push(question);
      const answer = { sessionIds: [], asOf: 'first' };
      return question.afterRole === undefined
        ? { ...answer, roles: [first], nextRole }
        : { ...answer, roles: [second] };
    },
  });
  await list.refresh();
  expect(told).toEqual([first, second]);
  const question = { since: '1970-01-01T00:00:00.000Z', first: true };
  expect(asked).toEqual([question, { ...question, afterRole: nextRole }]);
});

test('sessions that an unlisted user ends are held for a while, however many they are', async () => {
  const own = createManualClock();
  let ends = 0;
  const ended: string[] = [];
  const list = createRevocationList({
    logger,
    clock: own,
    onEnded: (sessionId) => ended.push(sessionId),
    fetchRevoked: async () => ({
      sessionIds: Array.from({ length: 10 }, () => `ses_${(ends += 1)}`),
      expireAt: Array.from({ length: 10 }, () => Math.floor(own.now().getTime() / 1_000) + 600),
      unlistedUsers: ends === 10 ? ['usr_1'] : [],
      asOf: 'now',
    }),
  });
  for (let minute = 0; minute < 100; minute += 1) {
    await list.refresh();
    list.add(`ses_of_here_${minute}`, 'usr_1');
    own.advance(60_000);
  }
  expect([list.isUnlisted('usr_1'), list.isUnlisted('usr_2')]).toEqual([true, false]);
  expect(list.has(`ses_${ends}`)).toBe(true);
  expect(list.size()).toBeLessThan(150);
  expect(ended).toHaveLength(ends + 100);
});

test('who watches the session is called at its end, and who watches later, at once', () => {
  const list = createRevocationList({
    logger,
    clock,
    fetchRevoked: async () => ({ sessionIds: [], asOf: 'now' }),
  });
  const ended: string[] = [];
  list.watch('ses_1', () => ended.push('in time'));
  list.add('ses_1', 'usr_1');
  list.watch('ses_1', () => ended.push('late'));
  expect(ended).toEqual(['in time', 'late']);
});
